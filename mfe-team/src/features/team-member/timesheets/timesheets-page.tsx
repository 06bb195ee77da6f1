import { MemberPage } from '../member-page.tsx';
import { MemberSheets } from './member-sheets.tsx';

/** A person's timesheets, one period at a time. */
export function MemberTimesheetsPage() {
  return <MemberPage tab="timesheets">{(member) => <MemberSheets member={member} />}</MemberPage>;
}
