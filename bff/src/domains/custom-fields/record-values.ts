import {
  type CustomFieldEntity,
  type RecordFieldsView,
  type customFieldEndpoints,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import { showConflict } from '../../db/show-conflict.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { Service } from '../../http/mount.ts';
import {
  CustomValuesModel,
  type CustomValuesRecord,
} from '../../records/custom-fields/custom-values.model.ts';
import { findFieldSubject, requireEdit, type FieldSubject } from './field-subject.ts';
import { fieldsFor, showUsable } from '../../records/custom-fields/visible-fields.ts';
import { checkedValues, writeValues } from './write-values.ts';

type Endpoints = typeof customFieldEndpoints;

const valuesOn = (
  entity: CustomFieldEntity,
  recordId: Types.ObjectId,
  session: ClientSession | null,
): Promise<CustomValuesRecord | null> =>
  CustomValuesModel.findOne({ entity, recordId }, null, { session }).lean();

async function show(
  actor: Actor,
  entity: CustomFieldEntity,
  subject: FieldSubject,
  session: ClientSession | null = null,
): Promise<RecordFieldsView> {
  const [fields, held] = await Promise.all([
    fieldsFor(actor, entity, session),
    valuesOn(entity, subject._id, session),
  ]);
  return {
    fields: fields.map((field) => ({
      ...showUsable(field),
      value: held?.values[field._id.toHexString()] ?? null,
    })),
    mayEdit: subject.mayEdit,
    version: held?.version ?? 0,
  };
}

/** Returns the custom fields of a record that the reader may see, with their values. */
export const readOnRecord: Service<Endpoints['ofRecord']> = async ({ actor }, { params }) =>
  show(
    actor,
    params.entity,
    await findFieldSubject(actor, params.entity, params.id, { deleted: true }),
  );

/** Stores values; each is checked against the definition of its field. */
export const setOnRecord: Service<Endpoints['setOnRecord']> = async (ctx, input) => {
  const { actor } = ctx;
  const { entity, id } = input.params;
  const attempt = () =>
    transact(ctx, async (tx) => {
      const subject = await findFieldSubject(actor, entity, id, { session: tx.session });
      requireEdit(actor, subject);
      const fields = await fieldsFor(actor, entity, tx.session);
      const held = await valuesOn(entity, subject._id, tx.session);
      const values = checkedValues(fields, input.body.values, held?.values ?? {});
      const change = { version: input.body.version, values, fields, held };
      await writeValues(tx, { entity, recordId: subject._id }, change);
      return show(actor, entity, subject, tx.session);
    });
  try {
    return await attempt().catch((error: unknown) => {
      // A concurrent request stored the record's first values, so retry on top of them.
      if (!isDuplicateKey(error)) throw error;
      return attempt();
    });
  } catch (error) {
    throw await showConflict(error, async () =>
      show(actor, entity, await findFieldSubject(actor, entity, id)),
    );
  }
};
