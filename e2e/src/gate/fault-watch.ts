import type { Page, Request } from '@playwright/test';

interface Report {
  name: string;
  message: string;
}

/** Faults of a page: uncaught errors, and those that the shell reports to the server. */
export class FaultWatch {
  #faults: string[] = [];

  constructor(page: Page) {
    page.on('pageerror', ({ name, message }) => this.#faults.push(`${name}: ${message}`));
    page.on('request', (request) => this.#note(request));
  }

  #note(request: Request): void {
    if (request.method() !== 'POST' || !request.url().endsWith('/monitoring')) return;
    const { name, message } = JSON.parse(request.postData() ?? '{}') as Partial<Report>;
    // Other reports go there, too, such as page load times.
    if (name && message) this.#faults.push(`${name}: ${message}`);
  }

  /** Returns the distinct faults since the last call. */
  take(): string[] {
    const taken = [...new Set(this.#faults)];
    this.#faults = [];
    return taken;
  }
}
