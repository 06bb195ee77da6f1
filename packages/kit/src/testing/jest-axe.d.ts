// The package ships no types; this is the part that is used.
declare module 'jest-axe' {
  interface AxeFinding {
    id: string;
    help: string;
    nodes: { html: string }[];
  }
  export function configureAxe(options: {
    rules: Record<string, { enabled: boolean }>;
    selectors: boolean;
    resultTypes: string[];
  }): (element: Element) => Promise<{ violations: AxeFinding[] }>;
}
