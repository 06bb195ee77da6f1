/** Industries and their rules. One a line, `Name = alias, alias`. */
export const industries = `
  Fintech
  Payments
  Healthcare
  Logistics
  E-commerce
  Education technology = EdTech
  Gaming
  Telecommunications
  Insurance
  Embedded systems
  Blockchain
  Internet of things = IoT
  Bioinformatics
  Banking
  Cryptocurrency = DeFi
  Accounting
  Real estate = PropTech
  Automotive
  Aerospace
  Manufacturing
  Supply chain
  Advertising technology = AdTech
  Marketing technology = MarTech
  Human resources = HRTech
  Legal technology = LegalTech
  Cybersecurity
  Medical devices
  Pharmaceuticals
  Geographic information systems = GIS
  Robotics
  Augmented reality = AR
  Virtual reality = VR
  Social networks
  Marketplaces
  SaaS
  HIPAA
  PCI DSS
  SOC 2
  ISO 27001
`;
