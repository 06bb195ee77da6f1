import { customValueWords } from '@muster/contracts';
import type { Types } from 'mongoose';
import { z } from 'zod';
import { stampVersion } from '../../db/record-version.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { CustomFieldModel } from '../../records/custom-fields/custom-field.model.ts';
import { CustomValuesModel } from '../../records/custom-fields/custom-values.model.ts';

const on = (recordId: Types.ObjectId) => ({ entity: 'candidate', recordId }) as const;
const undoSchema = z.object({ given: z.array(z.string()).default([]) });
const words = { yes: 'Yes', no: 'No' };
const isEmpty = (value: unknown): boolean => value === null || value === undefined;

/** A person's custom field values. In a merge, the survivor keeps its own. */
export const personalCustomValues: PersonalRecords = {
  name: 'customFields',
  move: async (tx, { from, to }) => {
    const { session } = tx;
    const heldBy = (id: Types.ObjectId) =>
      CustomValuesModel.findOne(on(id), null, { session }).lean();
    const theirs = await heldBy(from);
    const own = await heldBy(to);
    const given = Object.keys(theirs?.values ?? {}).filter(
      (id) => !isEmpty(theirs?.values[id]) && isEmpty(own?.values[id]),
    );
    if (given.length > 0) {
      const set = Object.fromEntries(given.map((id) => [`values.${id}`, theirs?.values[id]]));
      if (own)
        await CustomValuesModel.updateOne({ _id: own._id }, stampVersion(tx, { $set: set }), {
          session,
        });
      else
        await CustomValuesModel.create(
          [{ ...on(to), values: Object.fromEntries(given.map((id) => [id, theirs?.values[id]])) }],
          { session },
        );
    }
    return { count: given.length, undo: { given } };
  },
  moveBack: async (tx, { from, to }, undo) => {
    const { session } = tx;
    const { given } = undoSchema.parse(undo);
    const theirs = await CustomValuesModel.findOne(on(from), null, {
      session,
    }).lean();
    for (const id of given)
      await CustomValuesModel.updateOne(
        { ...on(to), [`values.${id}`]: theirs?.values[id] },
        stampVersion(tx, { $set: { [`values.${id}`]: null } }),
        { session },
      );
  },
  collect: async (candidateId) => {
    const held = await CustomValuesModel.findOne(on(candidateId)).lean();
    const fields = await CustomFieldModel.find({ entity: 'candidate' }).sort({ sort: 1 }).lean();
    return fields.flatMap((field) => {
      const value = held?.values[field._id.toHexString()] ?? null;
      if (value === null) return [];
      return [{ field: field.label, value: customValueWords(field, value, words) }];
    });
  },
  erase: async ({ session }, candidateId) => {
    await CustomValuesModel.deleteMany(on(candidateId), { session });
  },
};
