import {
  limits,
  placementFaults,
  signatureTemplateMachine,
  templateFaults,
  type SignatureTemplateAction,
  type signatureTemplateEndpoints,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { requireFree } from '../../../db/require-free.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { changeState, requireState } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findUnusedFile, useFile } from '../../files/api/files.ts';
import { findTemplate, type DocumentTemplate } from './document-template.ts';
import { auditTemplate, findOwnTemplate, showOwnTemplate } from './find-own-template.ts';
import {
  SignatureTemplateModel,
  type SignatureTemplateRecord,
} from './signature-template.model.ts';
import { refuseFaults } from './refuse-faults.ts';
import { pagesOfUpload } from './uploaded-pdf.ts';

type Endpoints = typeof signatureTemplateEndpoints;

/** Creates a template as a draft. */
export const createTemplate: Service<Endpoints['create']> = async (ctx, { body }) => {
  const { name, category, fileId, copyOf } = body;
  if (fileId && copyOf) throw invalidField('copyOf', 'NOT_ALLOWED');
  // Read once before the transaction, which may be retried.
  const pages = fileId ? await pagesOfUpload(ctx.actor, fileId) : [];
  return transact(ctx, async (tx) => {
    const { session } = tx;
    await requireFreeName(tx, name, 'name');
    const max = limits.signature.templates;
    if ((await SignatureTemplateModel.countDocuments({}).session(session)) >= max)
      throw invalidField('name', 'TOO_MANY', { max });
    const from = copyOf === null ? null : await findTemplate(copyOf, session);
    if (copyOf !== null && from?.content.kind !== 'text') throw invalidField('copyOf', 'NOT_FOUND');
    const file = fileId ? await findUnusedFile(tx, ctx.actor, fileId) : null;
    if (file) await useFile(tx, file);
    const [created] = await SignatureTemplateModel.create(
      [
        {
          name,
          nameKey: foldText(name),
          category,
          source: file ? 'pdf' : 'text',
          ...beginning(from),
          pdfFileId: file?._id ?? null,
          pages,
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The template was not written');
    const template = created.toObject<SignatureTemplateRecord>();
    await auditTemplate(tx, 'create', null, template);
    return showOwnTemplate(template, session);
  });
};

/** Returns the initial content of a template. */
const beginning = (from: DocumentTemplate | null): Partial<SignatureTemplateRecord> =>
  from?.content.kind === 'text'
    ? {
        summary: from.summary,
        body: from.content.body,
        fields: [...from.fields],
        parties: [...from.parties],
        order: from.order,
        expiresInDays: from.expiresInDays,
        requiresIdentity: from.requiresIdentity,
      }
    : {
        parties: ['candidate', 'agency'],
        expiresInDays: limits.signature.expiresInDays.usual,
      };

/** Fields whose change creates another revision, because they change what is signed. */
const signedPaths = ['body', 'fields', 'placed', 'parties', 'order'] as const;

/** Changes a template; an active one must stay complete. */
export const updateTemplate: Service<Endpoints['update']> = (
  ctx,
  { params, body: { version, changes } },
) =>
  transactShown(ctx, {
    find: (session) => findOwnTemplate(params.id, session),
    change: async (tx, template) => {
      const { name, ...rest } = changes;
      if (name !== undefined) await requireFreeName(tx, name, 'changes.name', template._id);
      const { before, after } = await updateVersioned<SignatureTemplateRecord>(
        tx,
        SignatureTemplateModel,
        {
          filter: { _id: template._id },
          base: version,
          paths: Object.keys(changes),
          apply: (current) => {
            requireFitting({ ...current, ...rest });
            const isNew = signedPaths.some((path) => rest[path] !== undefined);
            return {
              $set: {
                ...rest,
                ...(name !== undefined && { name, nameKey: foldText(name) }),
                ...(isNew && { revision: current.revision + 1 }),
              },
            };
          },
        },
      );
      await auditTemplate(tx, 'update', before, after);
      return after;
    },
    show: showOwnTemplate,
  });

/**
 * @throws AppError VALIDATION_FAILED for places without a page or party, and for gaps in an
 *   active one
 */
function requireFitting(after: SignatureTemplateRecord): void {
  const { source, status, pages } = after;
  refuseFaults(
    status === 'active' ? templateFaults(source, after, pages) : placementFaults(after, pages),
    'changes.',
  );
}

const changeStatus =
  <E extends Endpoints['activate'] | Endpoints['retire']>(
    action: SignatureTemplateAction,
  ): Service<E> =>
  (ctx, { params, body }) =>
    transactShown(ctx, {
      find: (session) => findOwnTemplate(params.id as string, session),
      change: async (tx, template) => {
        const { to } = signatureTemplateMachine.transitions[action];
        const { after, already } = await changeState<SignatureTemplateRecord>(
          tx,
          SignatureTemplateModel,
          template,
          {
            name: `signature_template.${action}`,
            version: (body as { version: number }).version,
            isRepeat: ({ status }) => status === to,
            requireState: ({ status }) => requireState(signatureTemplateMachine, action, status),
            guard: (current) => {
              if (action === 'activate')
                refuseFaults(templateFaults(current.source, current, current.pages));
            },
            set: () => ({ $set: { status: to } }),
          },
        );
        if (!already) await auditTemplate(tx, action, template, after);
        return after;
      },
      show: showOwnTemplate,
    }) as ReturnType<Service<E>>;

/** Activates a template, if it is complete. */
export const activateTemplate = changeStatus<Endpoints['activate']>('activate');
/** Takes a template out of use. */
export const retireTemplate = changeStatus<Endpoints['retire']>('retire');

const requireFreeName = (
  tx: Tx,
  name: string,
  path: string,
  except?: Types.ObjectId,
): Promise<void> =>
  requireFree(
    tx,
    SignatureTemplateModel,
    { nameKey: foldText(name), deletedAt: null },
    { path, except },
  );
