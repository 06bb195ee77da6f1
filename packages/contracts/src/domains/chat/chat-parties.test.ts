import { chatRefusal, mayAddress, type ChatParty } from './chat-parties.ts';

const staff: ChatParty = { audience: 'staff', companyId: null, candidateId: null };
const client = (companyId: string): ChatParty => ({
  audience: 'client',
  companyId,
  candidateId: null,
});
const candidate = (candidateId: string): ChatParty => ({
  audience: 'candidate',
  companyId: null,
  candidateId,
});

it('keeps strangers apart, and a client and a candidate until they have met', () => {
  const refusal = (parties: ChatParty[], haveMet = false) => chatRefusal(parties, { haveMet });
  expect(refusal([staff, staff])).toBeNull();
  expect(refusal([staff, client('a'), client('a')])).toBeNull();
  expect(refusal([staff, client('a'), client('b')], true)).toBe('CHAT_MIXED_PARTIES');
  expect(refusal([staff, candidate('x'), candidate('y')], true)).toBe('CHAT_MIXED_PARTIES');
  expect(refusal([client('a'), candidate('x')], true)).toBe('CHAT_NEEDS_STAFF');
  expect(refusal([staff, client('a'), candidate('x')])).toBe('CHAT_NEEDS_INTERVIEW');
  expect(refusal([staff, client('a'), candidate('x')], true)).toBeNull();
});

it('lets outsiders write only to their own contact, and staff to people whose records they open', () => {
  const ties = { opensRecord: true, isOwnContact: true };
  const none = { opensRecord: false, isOwnContact: false };
  expect(mayAddress(client('a'), staff, ties)).toBe(true);
  expect(mayAddress(client('a'), staff, { ...ties, isOwnContact: false })).toBe(false);
  expect(mayAddress(client('a'), client('a'), ties)).toBe(false);
  expect(mayAddress(candidate('x'), client('a'), ties)).toBe(false);
  expect(mayAddress(staff, staff, none)).toBe(true);
  expect(mayAddress(staff, candidate('x'), none)).toBe(false);
});
