/** Areas that an agency can switch off for all users. */
export const features = [
  'chat',
  'meetings',
  'referrals',
  'careers',
  'jobRequests',
  'signUp',
] as const;
export type Feature = (typeof features)[number];

/** Whose names begin so belong to the feature: `chat.threads`. */
const endpointPrefixes: Readonly<Record<Feature, readonly string[]>> = {
  chat: ['chat.'],
  meetings: ['meetings.', 'meetingVisit.'],
  referrals: ['referrals.'],
  careers: ['applying.'],
  jobRequests: ['intakes.'],
  signUp: ['signUp.'],
};

/** Permissions whose names begin so are of no use without the feature. */
const permissionPrefixes: Readonly<Partial<Record<Feature, string>>> = {
  chat: 'chat.',
  meetings: 'meeting.',
  referrals: 'referral.',
};

/** The feature that an endpoint belongs to; null: always there. */
export const featureOfEndpoint = (name: string): Feature | null =>
  features.find((feature) => endpointPrefixes[feature].some((prefix) => name.startsWith(prefix))) ??
  null;

/** The feature without which a permission is of no use; null: none. */
export const featureOfPermission = (name: string): Feature | null =>
  features.find((feature) => {
    const prefix = permissionPrefixes[feature];
    return prefix !== undefined && name.startsWith(prefix);
  }) ?? null;
