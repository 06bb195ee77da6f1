/** Reader of the open roles, with facts for applying. */
export interface Applicant {
  /** Staff and client users only look; `visitor` and candidates can apply. */
  kind: 'visitor' | 'candidate' | 'looker';
  /** Address of the account, if there is one. */
  email: string | null;
  /** Jobs that a candidate is already on. */
  applied: {
    since: (jobId: string | null) => string | null;
    isLoading: boolean;
    error: unknown;
    refetch: () => unknown;
  };
}

/** A visitor learns nothing about applications, and nothing is loaded for them. */
export const visitor: Applicant = {
  kind: 'visitor',
  email: null,
  applied: { since: () => null, isLoading: false, error: undefined, refetch: () => undefined },
};
