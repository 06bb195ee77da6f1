let made = 0;

/** Returns the request body for a candidate who resembles no other. */
export function newCandidate() {
  made += 1;
  const unlike = `${process.pid}x${made}`;
  return {
    firstName: 'Bench',
    lastName: `Person${unlike}`,
    headline: null,
    email: `bench.${unlike}@example.com`,
    phone: null,
    linkUrl: null,
    country: 'BR',
    city: null,
    timeZone: null,
    primaryRole: null,
    sourceKind: 'sourced',
    sourceDetail: null,
    ownerUserId: null,
    confirmDuplicate: true,
  };
}
