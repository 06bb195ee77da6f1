import { readFileSync } from 'node:fs';
import supertest, { type Response } from 'supertest';
import { EmailMessageModel, type EmailMessage } from '../../mail/email-message.model.ts';
import { mailboxFile } from '../../mail/mail-transport.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import type { User } from '../../identity/user.model.ts';
import { hashPassword } from './api/password-hash.ts';

/** Valid password. */
export const goodPassword = 'tram lamp anvil river';
/** Second valid password. */
export const newPassword = 'moss kettle violet harbour';

/** Creates a user who can sign in with {@link goodPassword}. */
export async function createPasswordUser(changes: Partial<User> = {}): Promise<User> {
  const passwordHash = await hashPassword(goodPassword);
  return createUser({
    passwordHash,
    passwordHistory: [passwordHash],
    passwordChangedAt: new Date(Date.now() - 60_000),
    ...changes,
  });
}

/** Returns the mails sent to an address, oldest first, after running everything due. */
export async function mailsTo(test: TestApp, to: string): Promise<EmailMessage[]> {
  await test.runEvents();
  return EmailMessageModel.find({ to }).sort({ createdAt: 1, _id: 1 }).lean();
}

/** Returns the clear token from the last mail of a template to an address. */
export async function tokenFrom(test: TestApp, to: string, template: string): Promise<string> {
  const mail = (await mailsTo(test, to)).findLast((one) => one.template === template);
  if (!mail) throw new Error(`No mail ${template} went to ${to}`);
  const { text } = JSON.parse(
    readFileSync(mailboxFile(test.config, mail._id.toHexString()), 'utf8'),
  ) as { text: string };
  const token = /#([\w-]{43})/.exec(text)?.[1];
  if (!token) throw new Error(`No token in the mail ${template} to ${to}`);
  return token;
}

/** Browser that keeps its cookies and sends the CSRF token of its last session state. */
export interface Browser {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(
    method: 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Response>;
  signIn(user: Pick<User, 'email'>, password?: string, keepMe?: boolean): Promise<Response>;
  cookie(): string | undefined;
}

export function openBrowser(test: TestApp, userAgent = 'Firefox/140'): Browser {
  const agent = supertest.agent(test.app).set('User-Agent', userAgent);
  let csrfToken = '';
  const note = (response: Response) => {
    const { csrfToken: token } = response.body as { csrfToken?: string | null };
    if (token !== undefined) csrfToken = token ?? '';
    return response;
  };
  const send: Browser['send'] = async (method, path, body = {}, headers = {}) =>
    note(
      await agent[method](`/api/v1${path}`)
        .set({ 'X-CSRF-Token': csrfToken, ...headers })
        .send(body),
    );
  return {
    get: async (path, headers = {}) => note(await agent.get(`/api/v1${path}`).set(headers)),
    send,
    signIn: ({ email }, password = goodPassword, keepMe = false) =>
      send('post', '/auth/sign-in', { email, password, keepMe }),
    cookie: () =>
      agent.jar.getCookie('muster.sid', {
        domain: '127.0.0.1',
        path: '/',
        secure: false,
        script: false,
      })?.value,
  };
}
