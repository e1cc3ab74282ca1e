declare module '@marbec/web-auto-extractor' {
  /** What a page says for machines, by syntax and type. */
  class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): { jsonld: Record<string, object[]> };
  }

  export { WebAutoExtractor as default };
}

declare module '@adobe/structured-data-validator' {
  import type WebAutoExtractor from '@marbec/web-auto-extractor';

  /** Checks what a page says for machines by the rules of search engines. */
  class Validator {
    validate(
      data: ReturnType<WebAutoExtractor['parse']>,
    ): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }

  export { Validator as default };
}
