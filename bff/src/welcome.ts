import type { Config } from './config.ts';
import type { DemoAccount } from './domain.ts';

/** Returns the greeting printed at the start: the address and the accounts for signing in. */
export function welcome(config: Config, port: number, accounts: readonly DemoAccount[]): string {
  const address = port === config.port ? config.publicUrl.origin : `http://localhost:${port}`;
  const lines = ['', `Muster is up: ${address}`, `API description: ${address}/api/docs`];
  if (config.seed === 'demo') lines.push(`Development mailbox: ${address}/dev/mailbox`);
  if (accounts.length > 0) {
    const width = Math.max(...accounts.map(({ role }) => role.length));
    lines.push(
      '',
      `Demo accounts (password ${accounts[0]?.password}):`,
      ...accounts.map(({ role, email }) => `  ${role.padEnd(width)}  ${email}`),
    );
  }
  return `${lines.join('\n')}\n`;
}
