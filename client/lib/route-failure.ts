let failure: Error | undefined;

/** Keeps why the routes beyond the visitors' could not be loaded; undefined once the address has its route. */
export function keepRouteFailure(reason: Error | undefined): void {
  failure = reason;
}

/** Throws the kept reason, so that the router's error page says it. */
export function throwRouteFailure(): void {
  if (failure) throw failure;
}
