import type { CustomFieldEntity, CustomValue } from '@muster/contracts';
import { Types } from 'mongoose';
import { foldText } from '../../db/fold-text.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';
import { CustomFieldModel } from '../../records/custom-fields/custom-field.model.ts';
import { CustomValuesModel } from '../../records/custom-fields/custom-values.model.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { demoFields } from './data/custom-fields.data.ts';
import type { DemoTime } from '../../demo/demo-time.ts';
import type { Random } from '../../demo/random.ts';

interface FieldSetting {
  time: DemoTime;
  random: Random;
}

/** Adds custom fields of the agency, with values on many of its records. */
export async function seedCustomFields({ time, random }: FieldSetting): Promise<void> {
  const stamps = { createdAt: time.ago(150), updatedAt: time.ago(150) };
  const fields = demoFields.map((field, sort) => ({
    ...field,
    _id: new Types.ObjectId(random.id()),
    sort,
  }));
  await CustomFieldModel.insertMany(
    fields.map(({ choices = {}, share: _share, value: _value, ...field }) => ({
      ...field,
      ...stamps,
      labelKey: foldText(field.label),
      choices: Object.entries(choices).map(([id, label]) => ({ id, label, isRetired: false })),
    })),
  );
  const records = await demoRecords();
  const held = records.map((record) => ({ ...record, values: valuesOf(record.entity) }));
  await CustomValuesModel.insertMany(
    held
      .filter(({ values }) => Object.keys(values).length > 0)
      .map((record) => ({ ...record, createdAt: time.ago(40), updatedAt: time.ago(40) })),
  );

  function valuesOf(entity: CustomFieldEntity): Record<string, CustomValue> {
    const filled = fields.filter((field) => field.entity === entity && random.chance(field.share));
    return Object.fromEntries(
      filled.map(({ _id, value }) => [_id.toHexString(), value(random, time)]),
    );
  }
}

/** Returns the records of the three kinds, ordered by number. */
async function demoRecords(): Promise<{ entity: CustomFieldEntity; recordId: Types.ObjectId }[]> {
  const byNumber = { number: 1 } as const;
  const [candidates, companies, jobs] = await Promise.all([
    CandidateModel.find({}, { _id: 1 }).sort(byNumber).lean(),
    CompanyModel.find({}, { _id: 1 }).sort(byNumber).lean(),
    JobModel.find({}, { _id: 1 }).sort(byNumber).lean(),
  ]);
  const kinds = [
    ['candidate', candidates],
    ['company', companies],
    ['job', jobs],
  ] as const;
  return kinds.flatMap(([entity, all]) => all.map(({ _id }) => ({ entity, recordId: _id })));
}
