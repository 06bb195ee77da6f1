/** The agency's name as guests read it; a setting takes its place with the settings screens. */
export const agencyName = 'Muster';
