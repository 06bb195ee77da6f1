import type { Page, Request } from '@playwright/test';

interface Report {
  name: string;
  message: string;
}

/** What goes wrong in a page: what nobody caught, and what the shell reports to the server. */
export class FaultWatch {
  #faults: string[] = [];

  constructor(page: Page) {
    page.on('pageerror', ({ name, message }) => this.#faults.push(`${name}: ${message}`));
    page.on('request', (request) => this.#note(request));
  }

  #note(request: Request): void {
    if (request.method() !== 'POST' || !request.url().endsWith('/monitoring')) return;
    const { name, message } = JSON.parse(request.postData() ?? '{}') as Partial<Report>;
    // Other things are sent there, too: how long pages take.
    if (name && message) this.#faults.push(`${name}: ${message}`);
  }

  /** The faults since the last call, each once. */
  take(): string[] {
    const taken = [...new Set(this.#faults)];
    this.#faults = [];
    return taken;
  }
}
