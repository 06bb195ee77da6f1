import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import { foldText } from '../../../db/fold-text.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { NoteModel } from '../../../records/notes/note.model.ts';
import { demoCompanyFacts, formerCompany, type DemoCompanyFacts } from './company-facts.data.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { personId, type PeopleIds } from '../../../demo/demo-people.ts';

interface CompanySetting {
  people: PeopleIds;
  time: DemoTime;
}

/** Writes facts and notes about the clients, and adds one former client. */
export async function seedCompanyFacts(
  setting: CompanySetting,
  companies: ReadonlyMap<string, Types.ObjectId>,
): Promise<void> {
  // Separate random sources, so that other demo data stay the same.
  const random = new Random(20_271);
  await addFormer(setting, random);
  for (const facts of demoCompanyFacts) {
    const companyId = companies.get(facts.key);
    if (!companyId) throw new Error(`There is no demo company ${facts.key}`);
    await CompanyModel.updateOne({ _id: companyId }, { $set: factsOf(facts, setting, random) });
    await NoteModel.insertMany(notesOn(companyId, facts, setting, random));
  }
  await seedCompanyStories(setting);
}

const website = (domain: string) => `https://www.${domain}`;

function factsOf(
  { key, team, markup, contactedDaysAgo, ...facts }: DemoCompanyFacts,
  { people, time }: CompanySetting,
  random: Random,
): Partial<Company> {
  return {
    legalName: facts.legalName,
    size: facts.size,
    website: website(`${key}.example.com`),
    about: facts.about,
    hiringNotes: facts.hiringNotes || null,
    billingEmail: facts.billingEmail,
    billingCurrency: facts.currency,
    taxId: facts.taxId,
    defaultFeeKind: 'hourly_markup',
    defaultFeeValue: Math.round(markup * 100),
    ndaStatus: facts.nda,
    statusNote: facts.statusNote ?? null,
    lastContactAt: time.ago(contactedDaysAgo),
    recruiterId: key === 'lumera' ? personId(people, 'recruiter') : null,
    team: team.map((member, index) => ({
      _id: new Types.ObjectId(random.id()),
      userId: personId(people, member.mail),
      function: member.function,
      visibleToClient: member.function !== 'finance',
      backupUserId: backupOf(team, index, people),
      from: time.day(300),
      to: null,
    })),
  };
}

/** Returns the next team member as the substitute of an absent one. */
function backupOf(team: DemoCompanyFacts['team'], index: number, people: PeopleIds) {
  const next = team[(index + 1) % team.length];
  return next && team.length > 1 ? personId(people, next.mail) : null;
}

const notesOn = (
  companyId: Types.ObjectId,
  { notes, contactedDaysAgo }: DemoCompanyFacts,
  { people, time }: CompanySetting,
  random: Random,
) =>
  notes.map(({ kind, body }, index) => {
    const createdAt = time.ago(contactedDaysAgo + index * 17, 11);
    return {
      _id: new Types.ObjectId(random.id()),
      subjectType: 'company' as const,
      subjectId: companyId,
      kind,
      body,
      pinned: index === 1,
      pinSlot: index === 1 ? 0 : null,
      createdBy: personId(people, 'account.manager'),
      createdAt,
      updatedAt: createdAt,
    };
  });

async function addFormer({ people, time }: CompanySetting, random: Random): Promise<void> {
  await CompanyModel.insertMany([
    {
      ...formerCompany,
      _id: new Types.ObjectId(random.id()),
      number: formatNumber('company', await takeNumber('company')),
      nameKey: foldText(formerCompany.name),
      status: 'former' as const,
      previousStatus: 'active' as const,
      website: website(formerCompany.domain),
      accountManagerId: personId(people, 'account.manager'),
      lastContactAt: time.ago(260),
      createdAt: time.ago(900),
    },
  ]);
}

/** Writes the first entries of each client's change log. */
async function seedCompanyStories({ people, time }: CompanySetting): Promise<void> {
  const companies = await CompanyModel.find({}).sort({ createdAt: 1 }).lean();
  await transact(systemContext('demo-data'), async (tx) => {
    for (const { _id, createdAt, accountManagerId } of companies)
      await audit(
        { ...tx, at: createdAt, userId: accountManagerId },
        { action: 'company.create', entity: 'company', entityId: _id, companyId: _id },
      );
    for (const { _id, status, statusNote } of companies.filter((one) => one.statusNote))
      await audit(
        { ...tx, at: time.ago(30), userId: personId(people, 'account.manager') },
        {
          action: `company.${stories[status] ?? 'update'}`,
          entity: 'company',
          entityId: _id,
          companyId: _id,
          changes: [
            { path: 'status', before: 'active', after: status },
            { path: 'statusNote', before: null, after: statusNote },
          ],
        },
      );
  });
}

const stories: Partial<Record<Company['status'], string>> = {
  on_hold: 'hold',
  blocked: 'block',
  former: 'end',
};
