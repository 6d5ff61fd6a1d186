declare module 'xliff/xliff2js' {
  /** Throws where the text cannot be parsed as XML. */
  export default function xliff2js(
    xml: string,
    options: { inlineAsString?: boolean },
    done: (error: Error | null, parsed: unknown) => void,
  ): void;
}

declare module 'xliff/js2xliff' {
  interface Unit {
    source: string;
    target?: string;
  }
  export default function js2xliff(
    document: {
      sourceLanguage: string;
      targetLanguage: string;
      resources: Record<string, Record<string, Unit>>;
    },
    options: { indent?: string },
    done: (error: Error | null, xml: string) => void,
  ): string;
}
