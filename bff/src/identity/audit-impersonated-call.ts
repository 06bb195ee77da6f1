import { impersonationRuleOf, type AnyEndpoint } from '@muster/contracts';
import { audit } from '../audit/audit.service.ts';
import { transact } from '../db/unit-of-work.ts';
import type { VisitorContext } from '../http/context.ts';
import { ImpersonationModel, type ImpersonationRecord } from './impersonation.model.ts';

/**
 * Records an impersonated request: changes are counted for the notice, and access to 🔒 fields is
 * audited. Runs before the answer is sent, so that nothing is untraced.
 */
export async function auditImpersonatedCall(
  ctx: VisitorContext,
  endpoint: AnyEndpoint,
  params: unknown,
  answer: unknown,
): Promise<void> {
  const impersonation = ctx.session?.impersonation;
  if (!impersonation || impersonation.over) return;
  const rule = impersonationRuleOf(endpoint);
  if (rule === 'act')
    await ImpersonationModel.updateOne(
      { _id: impersonation.record._id },
      { $inc: { actionsCount: 1 } },
    );
  else if (rule === 'read' && endpoint.sensitive)
    await noteView(ctx, impersonation.record, endpoint, idIn(answer) ?? idIn(params));
}

async function noteView(
  { requestId, ip, session }: VisitorContext,
  { _id }: ImpersonationRecord,
  { name, provides }: AnyEndpoint,
  recordId: string | null,
): Promise<void> {
  const entity = provides?.[0]?.entity;
  // A list is not a record; reading it belongs to the impersonation itself.
  const subject =
    recordId && entity
      ? { entity: entity.charAt(0).toLowerCase() + entity.slice(1), entityId: recordId }
      : { entity: 'impersonation', entityId: _id };
  await transact({ requestId, ip, session, idempotency: null }, (tx) =>
    audit(tx, {
      action: 'impersonation.view',
      ...subject,
      changes: [{ path: 'endpoint', before: null, after: name }],
    }),
  );
}

function idIn(value: unknown): string | null {
  const { id } = Object(value) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}
