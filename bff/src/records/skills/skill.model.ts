import { skillCategories, skillStates } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** Another word for a skill. */
export interface SkillAlias {
  alias: string;
  key: string;
}

/** A skill of the catalogue with its aliases. Never deleted: retired or merged. */
export interface Skill extends RecordFields {
  name: string;
  slug: string;
  category: (typeof skillCategories)[number];
  status: (typeof skillStates)[number];
  /** The status that undoing a merge restores. */
  previousStatus: (typeof skillStates)[number] | null;
  parentId: Types.ObjectId | null;
  mergedIntoId: Types.ObjectId | null;
  aliases: SkillAlias[];
  /**
   * The folded name and aliases: unique across the catalogue, searched by prefix. A merged skill
   * has given up its names and holds a key that cannot be typed.
   */
  keys: string[];
  /** Cached number of people who have it. */
  usageCount: number;
}

export const aliasSchema = new Schema<SkillAlias>(
  { alias: { type: String, required: true }, key: { type: String, required: true } },
  { _id: false },
);

const skillSchema = new Schema<Skill>({
  name: { type: String, required: true },
  slug: { type: String, required: true },
  category: { type: String, enum: skillCategories, required: true },
  status: { type: String, enum: skillStates, required: true, default: 'active' },
  previousStatus: { type: String, enum: [...skillStates, null], default: null },
  parentId: { type: Schema.Types.ObjectId, default: null },
  mergedIntoId: { type: Schema.Types.ObjectId, default: null },
  aliases: { type: [aliasSchema], default: [] },
  keys: { type: [String], required: true },
  usageCount: { type: Number, required: true, default: 0 },
});
skillSchema.plugin(recordFields);
// A multikey unique index: no name or alias belongs to two skills, even with concurrent writes.
skillSchema.index({ keys: 1 }, { unique: true });
skillSchema.index({ slug: 1 }, { unique: true });
skillSchema.index({ status: 1, usageCount: -1 });

export const SkillModel = model<Skill>('Skill', skillSchema, 'skills');
