declare module 'virtual:component-facts' {
  const facts: Record<string, import('./facts.ts').Facts>;
  export default facts;
}

declare module 'virtual:docs-titles' {
  const titles: import('./texts.ts').DocsTitle[];
  export default titles;
}

declare module 'virtual:docs-texts' {
  const texts: import('./texts.ts').DocsText[];
  export default texts;
}
