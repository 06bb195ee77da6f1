import { Types } from 'mongoose';
import { audit, type AuditEntry } from '../../../audit/audit.service.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import type { DemoStory } from '../../../demo/demo-story.ts';
import { jobStories } from '../../jobs/demo/job-stories.ts';
import { peopleWithRole, personId } from '../../../demo/demo-people.ts';
import type { DemoNoteFacts } from '../../notes/demo/notes.seed.ts';
import type { DemoTaskFacts } from '../../tasks/demo/tasks.seed.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';

/** What colleagues wrote and did. */
interface DemoWork {
  notes: readonly DemoNoteFacts[];
  tasks: readonly DemoTaskFacts[];
}

/** Number of past days for which the log has daily work. */
const days = 24;
const atOnce = 200;
const addresses = ['192.0.2.14', '192.0.2.15', '192.0.2.31', '198.51.100.7', '203.0.113.90'];

/**
 * Writes the activity log from before the first start: added candidates, job changes and a few
 * weeks of work. Uses the same writer as all other events, in chronological order, and seals them
 * alike.
 */
export async function seedActivity(setting: DemoSetting, work: DemoWork): Promise<void> {
  const { random } = setting;
  const stories = [
    ...setting.candidates.map(addedCandidate),
    ...signIns(setting),
    ...candidateChanges(setting),
    ...notesAndTasks(setting, work),
    ...administration(setting),
  ].toSorted(byTime);
  const jobs = await jobStories();
  const told = [
    ...stories.map((story) => ({ ...story, ip: random.pick(addresses) })),
    // Does not use the random source, so that other demo data stay the same.
    ...jobs.map((story, index) => ({ ...story, ip: addresses[index % addresses.length] ?? '' })),
  ].toSorted(byTime);
  for (let i = 0; i < told.length; i += atOnce)
    await transact(systemContext('demo-data'), async (tx) => {
      for (const { at, by, ip, ...entry } of told.slice(i, i + atOnce))
        await audit({ ...tx, at, userId: by, ctx: { ...tx.ctx, ip: by ? ip : '' } }, entry);
    });
}

const byTime = (a: DemoStory, b: DemoStory): number => a.at.getTime() - b.at.getTime();

const addedCandidate = ({ _id, createdAt, createdBy }: DemoCandidate): DemoStory => ({
  at: createdAt,
  by: createdBy,
  action: 'candidate.create',
  entity: 'candidate',
  entityId: _id,
});

function signIns({ people, time, random }: DemoSetting): DemoStory[] {
  const staff = ['owner', 'admin', 'recruiter', 'account_manager', 'vetter', 'team_lead'];
  const clients = ['client_admin', 'client_manager'];
  return Array.from({ length: days }, (_x, i) => i + 1).flatMap((ago) => {
    const isWeekend = [0, 6].includes(time.ago(ago).getUTCDay());
    return [...staff, ...clients]
      .flatMap((role) => peopleWithRole(people, role))
      .filter(() => random.chance(isWeekend ? 0.02 : 0.4))
      .map((by) => ({
        at: time.ago(ago, random.int(6, 9)),
        by,
        action: 'session.start',
        entity: 'session',
        entityId: new Types.ObjectId(random.id()),
      }));
  });
}

/** Returns the changes that led to the current state of the records. */
function candidateChanges({ people, time, random, candidates }: DemoSetting): DemoStory[] {
  const recruiters = peopleWithRole(people, 'recruiter');
  const settled = candidates.filter(({ createdAt }) => createdAt < time.ago(days + 1));
  const changes: readonly ((candidate: DemoCandidate) => Pick<AuditEntry, 'action' | 'changes'>)[] =
    [
      ({ city }) => ({
        action: 'candidate.update_contact',
        changes: [{ path: 'city', before: null, after: city }],
      }),
      ({ headline }) => ({
        action: 'candidate.update_contact',
        changes: [{ path: 'headline', before: null, after: headline }],
      }),
      ({ noticePeriodDays }) => ({
        action: 'candidate.update_availability',
        changes: [{ path: 'noticePeriodDays', before: 60, after: noticePeriodDays }],
      }),
      () => ({
        action: 'candidate.update_rates',
        changes: [{ path: 'rates', before: null, after: 'changed', secret: true }],
      }),
      ({ ownerUserId }) => ({
        action: 'candidate.change_owner',
        changes: [{ path: 'ownerUserId', before: random.pick(recruiters), after: ownerUserId }],
      }),
    ];
  return Array.from({ length: 60 }, () => {
    const candidate = random.pick(settled);
    return {
      at: time.ago(random.int(1, days), random.int(8, 17)),
      by: random.pick(recruiters),
      entity: 'candidate',
      entityId: candidate._id,
      ...random.pick(changes)(candidate),
    };
  });
}

function notesAndTasks({ time }: DemoSetting, { notes, tasks }: DemoWork): DemoStory[] {
  const since = time.ago(days);
  const wrote = notes.map(({ _id, kind, visibility, createdBy, createdAt }) => ({
    at: createdAt,
    by: createdBy,
    action: 'note.create',
    entity: 'note',
    entityId: _id,
    changes: [
      { path: 'kind', before: null, after: kind },
      { path: 'visibility', before: null, after: visibility },
    ],
  }));
  const added = tasks.map(({ _id, title, createdBy, createdAt }) => ({
    at: createdAt,
    by: createdBy,
    action: 'task.create',
    entity: 'task',
    entityId: _id,
    changes: [{ path: 'title', before: null, after: title }],
  }));
  const done = tasks.flatMap(({ _id, doneAt, doneBy }) =>
    doneAt
      ? {
          at: doneAt,
          by: doneBy,
          action: 'task.complete',
          entity: 'task',
          entityId: _id,
          changes: [{ path: 'status', before: 'open', after: 'done' }],
        }
      : [],
  );
  return [...wrote, ...added, ...done].filter(({ at }) => at >= since);
}

function administration({ people, time }: DemoSetting): DemoStory[] {
  const by = personId(people, 'admin');
  const on = (mail: string) => ({ by, entity: 'user', entityId: personId(people, mail) });
  return [
    {
      ...on('several.roles'),
      at: time.ago(19, 9),
      action: 'user.set_roles',
      changes: [{ path: 'roles', before: ['recruiter'], after: ['recruiter', 'vetter'] }],
    },
    {
      ...on('mina.park'),
      at: time.ago(12, 8),
      by: null,
      action: 'user.lock',
      changes: [{ path: 'status', before: 'active', after: 'locked' }],
    },
    {
      ...on('mina.park'),
      at: time.ago(12, 9),
      action: 'user.unlock',
      changes: [{ path: 'status', before: 'locked', after: 'active' }],
    },
    {
      ...on('viewer'),
      at: time.ago(6, 14),
      action: 'user.end_sessions',
    },
  ];
}
