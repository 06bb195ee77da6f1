import {
  companyBillingFieldNames,
  type CompanyActivityItem,
  type companyEndpoints,
} from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import { AuditEventModel, type AuditEvent } from '../../../audit/audit-event.model.ts';
import { AuditValueModel, type AuditValue } from '../../../audit/audit-value.model.ts';
import { keysetPage } from '../../../db/keyset.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Service } from '../../../http/mount.ts';
import { plainText } from '../../../rich-text/rich-text.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import { findCompany, type Company } from '../../../records/companies/company-lookup.ts';
import { reaches } from '../../../records/companies/companies.policy.ts';
import { readsMoney } from './company-rights.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';

const longest = 160;
/** Fields that the entry's own sentence covers, or that are useless without the whole record. */
const untold: ReadonlySet<string> = new Set(['number', 'deletedAt', 'team']);
/** Fields whose change is shown without values, such as a picture. */
const wordless: ReadonlySet<string> = new Set(['logoFileId']);
const billing: ReadonlySet<string> = new Set<string>(companyBillingFieldNames);

/**
 * Returns the change log of the record and, for readers who may list its people, of those people's
 * access.
 */
export const readActivity: Service<typeof companyEndpoints.activity> = async (
  { actor },
  { params, query },
) => {
  const company = await findCompany(actor, params.id, { deleted: true });
  const members = reaches(actor, 'company.listUsers', company)
    ? await CompanyUserModel.find({ companyId: company._id }, { userId: 1 }).lean()
    : [];
  const { rows, page } = await keysetPage<AuditEvent, 'at'>(AuditEventModel, {
    filter: eventsOf(company, members),
    sort: '-at',
    fields: { at: 'at' },
    limit: query.limit,
    cursor: query.cursor,
    list: { activityOf: company._id.toHexString(), members: members.length > 0 },
    countUpTo: 0,
  });
  const values = await AuditValueModel.find({
    eventId: { $in: rows.map(({ _id }) => _id) },
  }).lean();
  const memberOf = new Map(members.map(({ _id, userId }) => [_id.toHexString(), userId]));
  const people = await findPeople([
    ...rows.flatMap(({ actorUserId, realActorUserId }) => [actorUserId, realActorUserId]),
    ...memberOf.values(),
    ...values.flatMap(({ oldValue, newValue }) => [oldValue, newValue].flatMap(idIn)),
  ]);
  return {
    data: rows.map((event) =>
      itemOf(event, {
        people,
        person: memberOf.get(event.entityId) ?? null,
        values: values.filter(({ eventId }) => eventId.equals(event._id)),
        withMoney: readsMoney(actor, company),
      }),
    ),
    nextCursor: page.nextCursor,
  };
};

function eventsOf(
  { _id }: Company,
  members: readonly Pick<CompanyUser, '_id'>[],
): QueryFilter<AuditEvent> {
  const record = { entity: 'company', entityId: _id.toHexString() };
  const ids = members.map((member) => member._id.toHexString());
  return ids.length === 0
    ? record
    : { $or: [record, { entity: 'company_user', entityId: { $in: ids } }] };
}

interface EventFacts {
  people: People;
  person: Types.ObjectId | null;
  values: readonly AuditValue[];
  withMoney: boolean;
}

function itemOf(
  { _id, at, action, entity, changes, actorUserId, realActorUserId }: AuditEvent,
  { people, person, values, withMoney }: EventFacts,
): CompanyActivityItem {
  const verb = action.slice(action.indexOf('.') + 1);
  const creates = verb === 'create' || verb === 'invite';
  const who = realActorUserId ?? actorUserId;
  return {
    id: _id.toHexString(),
    at: at.toISOString(),
    actor: who && people.name(who),
    action: entity === 'company_user' ? `user_${verb}` : verb,
    person: person && people.name(person),
    changes: (creates ? [] : changes)
      .filter(({ path }) => !untold.has(path) && (withMoney || !billing.has(path)))
      .flatMap(({ path, secret }) => {
        if (wordless.has(path)) return [{ field: path, before: null, after: null, told: false }];
        const value = values.find((one) => one.path === path);
        const [before, after] = value
          ? [textOf(value.oldValue, people), textOf(value.newValue, people)]
          : [null, null];
        const same = !secret && before === after;
        return same ? [] : [{ field: path, before, after, told: !secret && value !== undefined }];
      }),
  };
}

const idIn = (value: unknown): Types.ObjectId[] =>
  typeof value === 'string' && isRecordId(value) ? [new Types.ObjectId(value)] : [];

function textOf(value: unknown, people: People): string | null {
  if (value === null || value === undefined || value === '') return null;
  const [id] = idIn(value);
  const text = id
    ? people.name(id)
    : /^<\w/.test(String(value))
      ? plainText(String(value))
      : String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
