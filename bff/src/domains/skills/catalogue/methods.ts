/** Ways of working and fields of engineering. One per line, `Name = alias, alias`. */
export const methods = `
  CI/CD = Continuous integration
  Agile
  Scrum
  Kanban
  Test automation
  Test-driven development = TDD
  Domain-driven design = DDD
  Microservices
  System design
  Event sourcing
  Code review
  DevOps
  Site reliability = SRE
  A/B testing
  Roadmapping
  Product management
  Project management
  Accessibility = a11y, WCAG
  Performance engineering
  Security engineering
  Penetration testing
  Data modelling
  Machine learning = ML
  Deep learning
  Natural language processing = NLP
  Computer vision
  Prompt engineering
  Data engineering
  Object-oriented programming = OOP
  Functional programming
  Design patterns
  Clean architecture = Hexagonal architecture
  Event-driven architecture
  Service-oriented architecture = SOA
  API design
  Distributed systems
  Observability
  Infrastructure as code = IaC
  GitOps
  DevSecOps
  Chaos engineering
  Load testing
  Manual testing
  Exploratory testing
  Regression testing
  Behaviour-driven development = BDD
  Pair programming
  Extreme programming = XP
  SAFe = Scaled Agile
  Six Sigma
  OKRs
  Product discovery
  Requirements engineering
  Business analysis
  Process modelling = BPMN
  UML
  Data analysis
  Data science
  Data warehousing
  ETL = ELT
  Data governance
  Business intelligence
  Time series analysis
  Reinforcement learning
  Generative AI = GenAI
  Large language models = LLM
  Retrieval-augmented generation = RAG
  MLOps
  Recommender systems
  Speech recognition
  Web performance
  Responsive design
  Progressive web apps = PWA
  Micro frontends
  Mobile development
  Game development
  Reverse engineering
  Threat modelling
  Incident response
  Identity management = IAM
  Cryptography
  Risk management
  Change management
  Quality assurance = QA
  Release management
  IT service management = ITSM, ITIL
  Capacity planning
  Cost optimisation = FinOps
  Database administration = DBA
  Search relevance
  Localisation = L10n, Internationalisation, i18n
`;
