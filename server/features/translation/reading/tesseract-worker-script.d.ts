declare module 'tesseract.js/src/worker-script/index.js' {
  interface Adapter {
    getCore(isLstmOnly: boolean): Promise<unknown>;
    gunzip(data: Uint8Array): Uint8Array;
    fetch(url: string): Promise<Response>;
    readCache(file: string): Promise<Uint8Array>;
    writeCache(file: string, data: Uint8Array): Promise<void>;
    deleteCache(file: string): Promise<void>;
    checkCache(file: string): Promise<boolean>;
  }
  const worker: {
    setAdapter(adapter: Adapter): void;
    dispatchHandlers(packet: unknown, send: (answer: unknown) => void): void;
  };
  export default worker;
}
