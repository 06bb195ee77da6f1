import { inboxEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import { listWaiting } from './sorting/list-waiting.ts';
import { readBody } from './sorting/read-body.ts';
import { dismissMail, fileMail } from './sorting/sort-mail.ts';

/** Serves received mails. */
export function inboxRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, inboxEndpoints.list, listWaiting(config));
  mount(router, inboxEndpoints.body, readBody);
  mount(router, inboxEndpoints.file, fileMail);
  mount(router, inboxEndpoints.dismiss, dismissMail);
}
