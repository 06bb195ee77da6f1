import type { emailTemplateEndpoints } from '@muster/contracts';
import { transactShown } from '../../db/show-conflict.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { changeOwn } from './change-own.ts';
import { changeShipped } from './change-shipped.ts';
import { mayEditOwn, mayEditShipped, requireMay } from './email-templates.policy.ts';
import { findTemplate, type FoundTemplate } from './find-template.ts';
import { showTemplate } from './show-template.ts';

type Endpoints = typeof emailTemplateEndpoints;

export const updateTemplate: Service<Endpoints['update']> = (ctx, { params, body }) =>
  change(ctx, params.id, (tx, found) => {
    const { version, changes } = body;
    if (found.kind === 'own') return changeOwn(tx, ctx.actor, found.stored, body);
    const { subject, body: text, ...others } = changes;
    const fixed = Object.entries(others).find(([, value]) => value !== undefined);
    if (fixed) throw invalidField(`changes.${fixed[0]}`, 'NOT_ALLOWED');
    return changeShipped(tx, found, version, {
      ...(subject !== undefined && { subject }),
      ...(text !== undefined && { body: text }),
    });
  });

/** Changes made meanwhile are kept as a revision. */
export const restoreDefault: Service<Endpoints['restoreDefault']> = (ctx, { params, body }) =>
  change(ctx, params.id, (tx, found) => {
    if (found.kind === 'own')
      throw new AppError('INVALID_TRANSITION', { context: { action: 'restore_default' } });
    const { subject, body: text } = found.shipped;
    return changeShipped(tx, found, body.version, { subject, body: text });
  });

const change = (
  ctx: RequestContext,
  id: string,
  work: (tx: Tx, found: FoundTemplate) => Promise<FoundTemplate>,
) =>
  transactShown(ctx, {
    find: (session) => findTemplate(ctx.actor, id, { session }),
    change: async (tx, found) => {
      requireMay(ctx.actor, mayEdit(ctx.actor, found));
      return work(tx, found);
    },
    show: (found, session) => showTemplate(ctx.actor, found, session),
  });

const mayEdit = (actor: RequestContext['actor'], found: FoundTemplate): boolean =>
  found.kind === 'own' ? mayEditOwn(actor, found.stored) : mayEditShipped(actor);
