/** Areas that an agency can disable for all users. */
export const features = [
  'chat',
  'meetings',
  'referrals',
  'careers',
  'jobRequests',
  'signUp',
] as const;
export type Feature = (typeof features)[number];

/** Endpoints with these name prefixes belong to the feature: `chat.threads`. */
const endpointPrefixes: Readonly<Record<Feature, readonly string[]>> = {
  chat: ['chat.'],
  meetings: ['meetings.', 'meetingVisit.'],
  referrals: ['referrals.'],
  careers: ['applying.'],
  jobRequests: ['intakes.'],
  signUp: ['signUp.'],
};

/** Permissions with these name prefixes are useless without the feature. */
const permissionPrefixes: Readonly<Partial<Record<Feature, string>>> = {
  chat: 'chat.',
  meetings: 'meeting.',
  referrals: 'referral.',
};

/** Returns the feature of an endpoint; null: always enabled. */
export const featureOfEndpoint = (name: string): Feature | null =>
  features.find((feature) => endpointPrefixes[feature].some((prefix) => name.startsWith(prefix))) ??
  null;

/** Returns the feature that a permission depends on; null: none. */
export const featureOfPermission = (name: string): Feature | null =>
  features.find((feature) => {
    const prefix = permissionPrefixes[feature];
    return prefix !== undefined && name.startsWith(prefix);
  }) ?? null;
