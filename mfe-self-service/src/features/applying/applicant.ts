/** Who looks at the open roles, and what of it bears on applying. */
export interface Applicant {
  /** Staff and people of a client only look; `visitor` and candidates apply. */
  kind: 'visitor' | 'candidate' | 'looker';
  /** Of the account, where there is one. */
  email: string | null;
  /** What is known of the jobs that a candidate is on already. */
  applied: {
    since: (jobId: string | null) => string | null;
    isLoading: boolean;
    error: unknown;
    refetch: () => unknown;
  };
}

/** A visitor is told nothing of who applied for what, and nothing is asked for them. */
export const visitor: Applicant = {
  kind: 'visitor',
  email: null,
  applied: { since: () => null, isLoading: false, error: undefined, refetch: () => undefined },
};
