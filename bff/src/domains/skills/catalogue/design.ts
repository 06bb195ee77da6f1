/** Design. One a line, `Name = alias, alias`. */
export const design = `
  User research
  Usability testing
  Prototyping
  Wireframing
  Design systems
  Interaction design
  Illustration
  Motion design
  UX writing
  Brand design
  Adobe Photoshop = Photoshop
  Adobe Illustrator
  Sketch
  User experience design = UX, UX design
  User interface design = UI, UI design
  Product design
  Visual design
  Information architecture
  Service design
  Design thinking
  Iconography
  3D modelling
  Video editing
  Adobe XD
  Adobe InDesign = InDesign
  Adobe After Effects = After Effects
  Adobe Premiere Pro = Premiere
  InVision
  Framer
  Canva
  Storyboarding
  Accessibility design
`;
