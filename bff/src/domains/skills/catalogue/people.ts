/** Skills with people and words. One per line, `Name = alias, alias`. */
export const people = `
  Mentoring
  Team leadership
  Stakeholder management
  Technical writing
  Public speaking
  Copywriting
  Content marketing
  SEO = Search engine optimisation
  Customer support
  Account management
  Negotiation
  Recruiting
  Problem solving
  Conflict resolution
  Time management
  Facilitation
  Client communication
  Business development
  Customer success
  Community management
  Social media marketing
  Email marketing
  Growth marketing
  Event management
  Proofreading
  Vendor management
  Cross-cultural communication
`;
