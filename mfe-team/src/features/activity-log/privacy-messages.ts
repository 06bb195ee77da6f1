/** Log texts about approvals and personal data. */
export const approvalLogMessages = {
  entity: 'Request for approval',
  group: 'Approvals',
  actions: {
    request: 'Requested approval',
    approve: 'Approved a request',
    refuse: 'Refused a request',
    withdraw: 'Withdrew a request',
    expire: 'A request expired',
  },
} as const;

export const privacyActions = {
  anonymise: 'Anonymised the person',
  ask_erasure: 'Asked to be erased',
  export_data: 'Downloaded all data about the person',
} as const;
