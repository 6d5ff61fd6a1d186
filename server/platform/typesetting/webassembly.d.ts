/** The part of the global that is used here; TypeScript declares it with the DOM only. */
declare namespace WebAssembly {
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;

  interface Memory {
    readonly buffer: ArrayBuffer;
  }
}
