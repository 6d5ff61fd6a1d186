let failure: Error | undefined;

/** Stores why the signed-in routes failed to load; undefined once the address has its route. */
export function keepRouteFailure(reason: Error | undefined): void {
  failure = reason;
}

/** Throws the stored reason, so that the router's error page shows it. */
export function throwRouteFailure(): void {
  if (failure) throw failure;
}
