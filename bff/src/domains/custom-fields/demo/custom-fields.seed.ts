import type { CustomFieldEntity, CustomValue } from '@muster/contracts';
import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { CompanyModel } from '../../../records/companies/company.model.ts';
import { CustomFieldModel } from '../../../records/custom-fields/custom-field.model.ts';
import { CustomValuesModel } from '../../../records/custom-fields/custom-values.model.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';
import { demoFields } from './custom-fields.data.ts';
import { notBefore, type DemoTime } from '../../../demo/demo-time.ts';
import type { Random } from '../../../demo/random.ts';

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
  const held = records.map(({ createdAt: began, ...record }) => {
    const at = notBefore(began, time.ago(40));
    return { ...record, values: valuesOf(record.entity), createdAt: at, updatedAt: at };
  });
  await CustomValuesModel.insertMany(held.filter(({ values }) => Object.keys(values).length > 0));

  function valuesOf(entity: CustomFieldEntity): Record<string, CustomValue> {
    const filled = fields.filter((field) => field.entity === entity && random.chance(field.share));
    return Object.fromEntries(
      filled.map(({ _id, value }) => [_id.toHexString(), value(random, time)]),
    );
  }
}

interface DemoRecord {
  entity: CustomFieldEntity;
  recordId: Types.ObjectId;
  createdAt: Date;
}

/** Returns the records of the three kinds, ordered by number. */
async function demoRecords(): Promise<DemoRecord[]> {
  const byNumber = { number: 1 } as const;
  const shown = { createdAt: 1 } as const;
  const [candidates, companies, jobs] = await Promise.all([
    CandidateModel.find({}, shown).sort(byNumber).lean(),
    CompanyModel.find({}, shown).sort(byNumber).lean(),
    JobModel.find({}, shown).sort(byNumber).lean(),
  ]);
  const kinds = [
    ['candidate', candidates],
    ['company', companies],
    ['job', jobs],
  ] as const;
  return kinds.flatMap(([entity, all]) =>
    all.map(({ _id, createdAt }) => ({ entity, recordId: _id, createdAt })),
  );
}
