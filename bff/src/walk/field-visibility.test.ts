import {
  candidateEndpoints,
  noteEndpoints,
  ownProfileEndpoints,
  placementEndpoints,
  staffRoles,
  type Role,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import type { Candidate } from '../records/candidates/candidate.model.ts';
import { createJob } from '../domains/jobs/job.fixtures.ts';
import { createPlacement } from '../domains/placements/placement.fixtures.ts';
import { errorOf, outcomeOf, type Answer } from './http.fixtures.ts';
import { plantedParts, planted, type Relation } from './planted.fixtures.ts';
import { createNote } from './records.fixtures.ts';
import {
  fieldGroups,
  groupsIn,
  keysIn,
  leaksIn,
  maySee,
  maySeeMoney,
  moneyGroups,
  type FieldGroup,
} from './visibility.fixtures.ts';
import { openWorld, type World } from './world.fixtures.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A record visible to all staff: vetted by the vetter, owned by the colleague. */
const recordFor = (changes: Partial<Candidate> = {}, relation: Relation = 'other') =>
  createCandidateRecord({
    ...plantedParts(relation),
    ownerUserId: world.colleague._id,
    vetterIds: [world.as('vetter').user._id],
    ...changes,
  });

const idOf = ({ _id }: Candidate) => ({ id: _id.toHexString() });
const expectedGroups = (role: Role, relation: Relation, of: readonly FieldGroup[] = fieldGroups) =>
  of.filter((group) => maySee(role, group, relation));

/** Fails with every place where a reader sees fields that the visibility table hides from them. */
function expectNoLeak(name: string, role: Role, answer: Answer): void {
  expect(leaksIn(name, role, answer)).toEqual([]);
}

const staff = staffRoles.map((role) => [role] as const);
const withoutRates = ['account_manager', 'vetter', 'staff_viewer'] as const;
const withoutContact = ['vetter', 'finance_hr', 'staff_viewer'] as const;

describe.each(staff)('%s as a member of staff', (role) => {
  it('reads exactly those blocks of a record that the role may see', async () => {
    const record = await recordFor();
    const answer = await world.door.ask(
      candidateEndpoints.read,
      { params: idOf(record) },
      world.as(role),
    );
    expect(outcomeOf(answer)).toBe('200');
    expect(groupsIn(answer, 'other')).toEqual(expectedGroups(role, 'other'));
    const keys = keysIn(answer.body);
    const blocks = { contact: 'contact', rates: 'rates', sensitive: 'sensitive' } as const;
    for (const group of fieldGroups)
      expect([group, keys.has(blocks[group])]).toEqual([group, maySee(role, group, 'other')]);
    expectNoLeak('candidates.read', role, answer);
  });

  it('reads rates in the list only with the right to all of them', async () => {
    await recordFor();
    const answer = await world.door.ask(
      candidateEndpoints.list,
      { query: { limit: '100' } },
      world.as(role),
    );
    expect(groupsIn(answer, 'other')).toEqual(expectedGroups(role, 'other', ['rates']));
    expectNoLeak('candidates.list', role, answer);
  });

  it('learns nothing hidden from the activity of a record', async () => {
    const owner = world.as('owner');
    const record = await recordFor();
    const params = idOf(record);
    const write = async (answer: Promise<Answer>) => expect((await answer).status).toBe(200);
    await write(
      world.door.ask(
        candidateEndpoints.updateContact,
        { params, body: { version: 1, changes: { phone: '+351 912 345 679', city: 'Faro' } } },
        owner,
      ),
    );
    await write(
      world.door.ask(
        candidateEndpoints.updateRates,
        {
          params,
          body: {
            version: 2,
            rate: {
              unit: 'hour',
              currency: 'EUR',
              expected: '91.50',
              minimum: null,
              effectiveFrom: '2026-09-01',
            },
          },
        },
        owner,
      ),
    );
    const answer = await world.door.ask(candidateEndpoints.activity, { params }, world.as(role));
    const { data } = answer.body as { data: { kind: string; fields: string[] }[] };
    const fields = data.flatMap((item) => item.fields);
    expect(fields).toContain('city');
    expect(fields.includes('phone')).toBe(maySee(role, 'contact', 'other'));
    expect(data.some(({ kind }) => kind === 'rate_changed')).toBe(maySee(role, 'rates', 'other'));
    // Only readers of rates get the figures.
    expect(answer.text.includes('91.50')).toBe(maySee(role, 'rates', 'other'));
    expectNoLeak('candidates.activity', role, answer);
  });

  it('sees in a conflict only what the record itself would show', async () => {
    const record = await recordFor({ version: 4, fieldVersions: { city: 3, noticeNote: 3 } });
    const params = idOf(record);
    const skillId = world.skills[0]._id.toHexString();
    const bodies = [
      [candidateEndpoints.updateContact, { version: 1, changes: { city: 'Lagos' } }],
      [candidateEndpoints.updateRates, { version: 1, changes: { noticeNote: 'Two weeks' } }],
      [
        candidateEndpoints.updateSkills,
        { version: 9, skills: { upsert: [{ skillId, level: 'expert' }] } },
      ],
      [
        candidateEndpoints.delete,
        { version: 1, reason: 'Asked for it.', confirmNumber: record.number },
      ],
    ] as const;
    for (const [endpoint, body] of bodies) {
      const answer = await world.door.ask(endpoint, { params, body }, world.as(role));
      expectNoLeak(endpoint.name, role, answer);
      if (answer.status === 403) continue;
      expect([endpoint.name, outcomeOf(answer)]).toEqual([endpoint.name, '409 VERSION_CONFLICT']);
      expect(errorOf(answer)?.context?.['current']).toMatchObject({ id: params.id });
      expect(groupsIn(answer, 'other')).toEqual(expectedGroups(role, 'other'));
    }
  });

  it('learns of a duplicate without its hidden data', async () => {
    const record = await recordFor();
    const { email } = record;
    const person = { firstName: record.firstName, lastName: record.lastName, country: 'PT' };
    const check = await world.door.ask(
      candidateEndpoints.checkDuplicates,
      { body: { email, phone: planted.other.phone, ...person } },
      world.as(role),
    );
    const create = await world.door.ask(
      candidateEndpoints.create,
      { body: { email, ...person } },
      world.as(role),
    );
    for (const answer of [check, create]) {
      // The caller typed the address; it must not return with a person's name.
      expect(groupsIn(answer, 'other')).toEqual([]);
      expectNoLeak('candidates.create', role, answer);
    }
    expect(outcomeOf(create)).toBe(create.status === 403 ? '403 FORBIDDEN' : '409 DUPLICATE');
  });
});

describe.each(staff)('money of a placement, for a %s', (role) => {
  const rate = (amountMinor: number) => ({
    amountMinor,
    currency: 'EUR' as const,
    unit: 'hour' as const,
  });
  const rates = [
    {
      _id: new Types.ObjectId(),
      pay: rate(5_137),
      bill: rate(5_319),
      overtimeMultiplier: 1.5,
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      approvedBy: null,
      reason: 'Agreed',
    },
  ];
  const placementFor = async (relation: Relation) => {
    const person = relation === 'own' ? world.as(role).user : world.colleague;
    const { _id } = await createCandidateRecord({ ownerUserId: world.colleague._id });
    const job = await createJob({
      companyId: world.company._id,
      accountManagerId: world.colleague._id,
      leadRecruiterId: world.colleague._id,
    });
    return createPlacement(_id, {
      companyId: world.company._id,
      jobId: job._id,
      rates,
      accountManagerId: person._id,
      recruiterId: person._id,
    });
  };

  it.each([['own'], ['other']] as const)(
    'is visible as the permission table says if the placement is %s',
    async (relation) => {
      const placement = await placementFor(relation);
      const answers = [
        await world.door.ask(
          placementEndpoints.read,
          { params: { id: placement._id.toHexString() } },
          world.as(role),
        ),
        await world.door.ask(
          placementEndpoints.list,
          { query: { q: placement.number } },
          world.as(role),
        ),
      ];
      const expected = moneyGroups.filter((group) => maySeeMoney(role, group, relation));
      for (const answer of answers) {
        const keys = keysIn(answer.body);
        expect(moneyGroups.filter((group) => keys.has(group))).toEqual(expected);
        // A margin of 3 % is thin: the warning reveals as much as the figure.
        expect(answer.text.includes('thin_margin')).toBe(expected.includes('margin'));
        expectNoLeak('placements', role, answer);
      }
    },
  );
});

describe('candidates’ rates, for their account manager', () => {
  it.each([
    ['owned', async () => recordFor({ ownerUserId: world.as('account_manager').user._id }, 'own')],
    [
      'at work in their care',
      async () => {
        const record = await recordFor({}, 'own');
        await createPlacement(record._id, {
          accountManagerId: world.as('account_manager').user._id,
        });
        return record;
      },
    ],
  ])('are readable if the candidate is %s', async (_how, make) => {
    const record = await make();
    const answer = await world.door.ask(
      candidateEndpoints.read,
      { params: idOf(record) },
      world.as('account_manager'),
    );
    expect(groupsIn(answer, 'own')).toEqual(['contact', 'rates']);
  });

  it('are still shown in no list', async () => {
    const answer = await world.door.ask(
      candidateEndpoints.list,
      { query: { limit: '100' } },
      world.as('account_manager'),
    );
    expect(groupsIn(answer, 'own')).toEqual([]);
  });
});

describe.each(withoutRates.map((role) => [role] as const))(
  '%s without the right to rates',
  (role) => {
    it.each([
      ['sort=rate', { sort: 'rate' }, '400 INVALID_SORT'],
      ['sort=-rate', { sort: '-rate' }, '400 INVALID_SORT'],
      ['a most for rates', { 'filter[rate][lte]': '90' }, '400 INVALID_FILTER'],
      ['a currency of rates', { 'filter[rateCurrency]': 'EUR' }, '400 INVALID_FILTER'],
    ])('may not query candidates by %s', async (_what, query, refusal) => {
      const answer = await world.door.ask(candidateEndpoints.list, { query }, world.as(role));
      expect(outcomeOf(answer)).toBe(refusal);
      expectNoLeak('candidates.list', role, answer);
    });

    it('is not told that rates are missing', async () => {
      const record = await recordFor({ rates: [] });
      const answer = await world.door.ask(
        candidateEndpoints.read,
        { params: idOf(record) },
        world.as(role),
      );
      const { completeness } = answer.body as { completeness: { missing: string[] } };
      expect(completeness.missing).not.toContain('rates');
    });
  },
);

describe.each(withoutContact.map((role) => [role] as const))(
  '%s without the right to contact data',
  (role) => {
    it.each([
      ['mail address', (record: Candidate) => record.email ?? ''],
      ['start of the mail address', (record: Candidate) => (record.email ?? '').slice(0, 8)],
      ['phone number', () => planted.other.phone],
      ['digits of the phone number', () => '351912345678'],
      ['messenger name', () => planted.other.handle],
    ])('finds no candidate by %s', async (_what, wordOf) => {
      const record = await recordFor();
      const answer = await world.door.ask(
        candidateEndpoints.list,
        { query: { q: wordOf(record) } },
        world.as(role),
      );
      expect((answer.body as { data: unknown[] }).data).toEqual([]);
    });
  },
);

describe.each([['candidate'], ['contractor']] as const)('%s on their own profile', (role) => {
  it('reads their own contact data and rates, but no staff notes on either', async () => {
    const answer = await world.door.ask(ownProfileEndpoints.read, {}, world.as(role));
    expect(outcomeOf(answer)).toBe('200');
    // The note on a rate is for staff; a candidate only gets the own amounts and addresses.
    for (const own of [planted.own.mailDomain, planted.own.handle])
      expect(answer.text.includes(own)).toBe(own === planted.own.mailDomain);
    expect(answer.text).toContain('93.67');
    expect(answer.text).not.toContain(planted.own.note);
    const keys = keysIn(answer.body);
    for (const key of ['rating', 'sourceKind', 'owner', 'voided', 'setByName', 'note', 'isPrivate'])
      expect([key, keys.has(key)]).toEqual([key, false]);
    expectNoLeak('ownProfile.read', role, answer);
  });
});

it('never shows staff notes to clients and candidates', async () => {
  const record = await recordFor();
  const note = await createNote(record, world.colleague._id, { body: '<p>planted-note</p>' });
  for (const role of ['client_admin', 'client_manager', 'client_viewer', 'candidate'] as const) {
    const answer = await world.door.ask(
      noteEndpoints.read,
      { params: { id: note._id.toHexString() } },
      world.as(role),
    );
    expect([role, outcomeOf(answer)]).toEqual([role, '403 FORBIDDEN']);
    expect(answer.text).not.toContain('planted-note');
  }
});
