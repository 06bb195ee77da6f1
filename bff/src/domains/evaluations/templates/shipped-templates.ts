import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import {
  EvaluationTemplateModel,
  type EvaluationTemplateRecord,
} from './evaluation-template.model.ts';

type Shipped = readonly [name: string, description: string, weight: number];

/** Initial templates: one for people at clients, one for the staff. */
const shipped: Readonly<Record<string, { isDefault: boolean; criteria: readonly Shipped[] }>> = {
  'Work and teamwork': {
    isDefault: true,
    criteria: [
      ['Quality of work', 'Results are right, tested and can be maintained', 30],
      ['Delivery', 'Commitments are kept, or changed in time', 25],
      ['Communication', 'Clear, early and in the language of the team', 20],
      ['Ownership', 'Sees what is needed and carries it through', 15],
      ['Growth', 'Learns, and helps others to learn', 10],
    ],
  },
  'Recruiting and accounts': {
    isDefault: false,
    criteria: [
      ['Results', 'Submissions, interviews and placements against what was agreed', 35],
      ['Client and candidate care', 'Answers in time, keeps promises, tells the truth', 30],
      ['Records', 'What was said and decided stands where others find it', 15],
      ['Teamwork', 'Shares people, knowledge and load', 20],
    ],
  },
};

/** Adds missing shipped templates; those that the agency changed stay as they are. */
export async function ensureEvaluationTemplates(): Promise<void> {
  const known = new Set(await EvaluationTemplateModel.distinct('shippedKey'));
  const missing = Object.entries(shipped).filter(([name]) => !known.has(foldText(name)));
  if (missing.length === 0) return;
  await EvaluationTemplateModel.bulkWrite(
    missing.map(([name, { isDefault, criteria }]) => ({
      updateOne: {
        filter: { nameKey: foldText(name) },
        update: {
          $set: { shippedKey: foldText(name) },
          $setOnInsert: {
            name,
            isDefault,
            isActive: true,
            criteria: criteria.map(([title, description, weight]) => ({
              id: new Types.ObjectId().toHexString(),
              name: title,
              description,
              weight,
            })),
          },
        },
        upsert: true,
        setDefaultsOnInsert: true,
      },
    })),
    { ordered: false },
  );
}

/** Returns the template of automatically created evaluations. */
export const defaultTemplate = (): Promise<EvaluationTemplateRecord | null> =>
  EvaluationTemplateModel.findOne({ isActive: true, deletedAt: null })
    .sort({ isDefault: -1, _id: 1 })
    .lean();
