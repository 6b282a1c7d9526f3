import { type Claim, claims } from '#data/claims.ts'
import type { IndustryApplication, Service } from '#data/services/service.ts'

export interface Threat {
  threat: string
  description: string
  prevalence: 'Low' | 'Medium' | 'High' | 'Very High'
  impact: 'High' | 'Critical'
}

export interface ComplianceStandard {
  name: string
  description: string
  coverage: string
}

export const cybersecurity: Service<'cybersecurity'> = {
  id: 'cybersecurity',
  href: '/cybersecurity',
  name: 'Cybersecurity',
  description:
    'Security designed into the architecture: who may do what, what is logged, and what happens on the day that a control fails.',
  features: [
    'Threat models and security architecture',
    'Identity, access and secrets management',
    'Detection, response and recovery drills',
    'Application and supply chain security',
  ],
  benefits: [
    'Fewer paths from one stolen password to your data',
    'Audit evidence collected as the systems run',
    'Incidents handled from a runbook that was rehearsed',
  ],
  page: {
    headline: 'The controls belong in the first drawing',
    lead: 'A control added after launch guards the system that someone meant to build. We start from the one you have: its trust boundaries, its identities, its data flows. Then we close the paths that an attacker would take first.',
    metaDescription:
      'Cybersecurity: architecture, identity, detection and response, application security and compliance for enterprise, government, health and finance.',
    capabilities: [
      {
        title: 'Security Architecture',
        description:
          'We draw your trust boundaries and data flows, write down what can go wrong at each crossing, and design the controls that keep one failure from becoming many.',
        features: [
          'Threat models by data flow, reviewed with the engineers who own the code',
          'Network and workload segmentation',
          'Encryption in transit and at rest, with a key lifecycle',
          'Security decisions recorded with their reasons',
        ],
      },
      {
        title: 'Identity & Access Management',
        description:
          'Identity is the perimeter that remains once work moves to the cloud. We reduce standing privilege, for people and for machines, and make each grant traceable to a reason.',
        features: [
          'Single sign-on with phishing-resistant authentication',
          'Least-privilege roles with scheduled access reviews',
          'Short-lived credentials for services and pipelines',
          'Joiner, mover and leaver processes tied to HR records',
        ],
      },
      {
        title: 'Detection & Response',
        description:
          'Logs are useful when someone has decided what they should show. We write detections for your threat model, test them, and rehearse the response with the people who will be on call.',
        features: [
          'Central logs with integrity and retention rules',
          'Detections mapped to MITRE ATT&CK techniques',
          'Runbooks with named roles and decision points',
          'Tabletop exercises and restore drills',
        ],
      },
      {
        title: 'Application & Supply Chain Security',
        description:
          'Checks run where developers work, so that a flaw is found while its author still remembers the change. Dependencies and build systems get the same scrutiny as your own code.',
        features: [
          'Code, secret and dependency scans on each pull request',
          'Software bills of materials and signed builds',
          'Penetration tests scoped by the threat model',
          'Threat models for AI features, prompt injection included',
        ],
      },
    ],
    process: [
      {
        number: '01',
        title: 'Assess',
        description:
          'We find out what you run, who can reach it and what its loss would cost, and rank the risks together.',
        details: [
          'Inventory of systems, identities, data and suppliers',
          'Threat model and review of the current controls',
          'Risk register, ranked with the owners of the business processes',
        ],
      },
      {
        number: '02',
        title: 'Design & Harden',
        description:
          'We close the ranked gaps in order, as code where possible, and test each control before it is called done.',
        details: [
          'Target architecture with the control for each risk',
          'Hardening delivered as reviewed infrastructure code',
          'A test for each control, and a plan to roll it back',
        ],
      },
      {
        number: '03',
        title: 'Detect & Respond',
        description:
          'We put detections and runbooks into operation, rehearse them, and hand them to the team that will use them.',
        details: [
          'Detections tuned against real traffic',
          'Incident exercises with technical and business roles',
          'Control evidence and risk register reviewed on a schedule',
        ],
      },
    ],
    toolGroups: [
      {
        category: 'Identity & Secrets',
        tools: ['Microsoft Entra ID', 'Okta', 'Keycloak', 'HashiCorp Vault', 'AWS IAM Identity Center'],
      },
      {
        category: 'Detection & Response',
        tools: [
          'Microsoft Sentinel',
          'CrowdStrike Falcon',
          'Elastic Security',
          'Splunk Enterprise Security',
          'Wazuh',
        ],
      },
      {
        category: 'Code & Supply Chain',
        tools: ['Semgrep', 'CodeQL', 'Burp Suite', 'Syft', 'Grype', 'Sigstore'],
      },
      {
        category: 'Cloud & Infrastructure',
        tools: [
          'Microsoft Defender for Cloud',
          'AWS Security Hub',
          'Wiz',
          'Tenable Nessus',
          'Open Policy Agent',
        ],
      },
    ],
    advantages: [
      {
        title: 'Architects who also build',
        description:
          'The people who write the findings can write the fix. A report from us names the change to make, the owner and the test that proves it.',
      },
      {
        title: 'Ranked by consequence',
        description:
          'A scanner sorts by severity score. We sort by what an attacker could reach in your system and what that would cost you.',
      },
      {
        title: 'Controls as code',
        description:
          'Policies live in version control, pass review and are tested. The configuration that an auditor reads is the configuration that runs.',
      },
      {
        title: 'Your tools first',
        description:
          'We begin with what you already pay for, and say so when a changed setting would do the work of a purchase.',
      },
    ],
    closing: {
      title: 'Find the path before someone else does',
      text: 'Tell us what you run and what worries you. We answer with the questions that a first assessment would settle, and with what we would look at first.',
    },
  },
}

export const industryApplications: (IndustryApplication & { claim?: Claim })[] = [
  {
    title: 'Financial Services',
    description:
      'Separation of duties in payment flows, protection of account access, and control evidence that regulators and auditors can trace to its source.',
    metrics: `Up to ${claims.riskReduction.figure} risk reduction: the ceiling across our engagements, reached in one of them`,
    claim: claims.riskReduction,
  },
  {
    title: 'Healthcare',
    description:
      'Role-based access to patient records, emergency access that leaves a trail, and segmentation that keeps medical devices away from the office network.',
    metrics: 'Every access to a patient record is attributable to a person, sampled from the audit log',
  },
  {
    title: 'Government & Public Sector',
    description:
      'Zero-trust access to citizen services and case systems, with data residency and records retention built into the design.',
    metrics: 'Every privileged session has an approved reason on file, reconciled against the access log',
  },
  {
    title: 'Retail & E-commerce',
    description:
      'A small cardholder-data environment, script control on payment pages, and defenses against account takeover and automated abuse.',
    metrics:
      'Systems in PCI DSS scope, counted before and after segmentation, with the tests that prove the boundary',
  },
  {
    title: 'Manufacturing & Logistics',
    description:
      'Zones and conduits between plant and office networks, supervised remote access for suppliers, and recovery plans for production systems.',
    metrics: 'Time to restore a production line from backup, measured in a scheduled drill',
  },
  {
    title: 'Software & Startups',
    description:
      'Tenant isolation, secure delivery pipelines and the security answers that enterprise buyers ask for before they sign.',
    metrics: 'Time from a published critical vulnerability to the deployed fix, taken from pipeline records',
  },
]

export const threats: Threat[] = [
  {
    threat: 'Phishing and credential theft',
    description:
      'A person is tricked into handing over a password, a session token or an approval. Phishing-resistant authentication and device checks take the value out of what is stolen.',
    prevalence: 'Very High',
    impact: 'High',
  },
  {
    threat: 'Ransomware and data extortion',
    description:
      'Intruders copy data, destroy backups, then encrypt. Offline or immutable copies, segmentation and a rehearsed restore decide how long the outage lasts.',
    prevalence: 'High',
    impact: 'Critical',
  },
  {
    threat: 'Exploited edge systems',
    description:
      'Unpatched VPN gateways, firewalls and web applications give entry without a password. Exposure is inventoried, patched by exploitability and reduced where possible.',
    prevalence: 'High',
    impact: 'Critical',
  },
  {
    threat: 'Cloud misconfiguration',
    description:
      'Public storage, broad roles and forgotten test accounts expose data with no exploit at all. Policy checks stop the change before it is deployed.',
    prevalence: 'High',
    impact: 'High',
  },
  {
    threat: 'Software supply chain compromise',
    description:
      'Malicious code arrives in a dependency, a build step or an update from a trusted supplier. Pinned versions, isolated builds and signatures narrow the way in.',
    prevalence: 'Medium',
    impact: 'Critical',
  },
  {
    threat: 'Malicious insider',
    description:
      'Someone with legitimate access copies data or sabotages a system. Least privilege, separation of duties and reviewed logs limit what one person can do unseen.',
    prevalence: 'Low',
    impact: 'High',
  },
]

export const compliance: ComplianceStandard[] = [
  {
    name: 'SOC 2',
    description:
      'The Trust Services Criteria for security, availability, processing integrity, confidentiality and privacy: controls designed, operated and evidenced over the audit period.',
    coverage: claims.complianceCoverage.figure,
  },
  {
    name: 'ISO/IEC 27001',
    description:
      'The technological controls of Annex A in the 2022 edition, with the risk assessment and Statement of Applicability that explain why each one applies.',
    coverage: claims.complianceCoverage.figure,
  },
  {
    name: 'GDPR',
    description:
      'Data protection by design, security of processing, breach detection for notification deadlines, and systems that can find, export and erase the data of one person.',
    coverage: claims.complianceCoverage.figure,
  },
  {
    name: 'HIPAA',
    description:
      'The technical safeguards of the Security Rule: access control, audit controls, integrity, authentication of persons and entities, and transmission security.',
    coverage: claims.complianceCoverage.figure,
  },
  {
    name: 'PCI DSS',
    description:
      'The technical requirements of version 4: network controls, protection of account data, secure software, access, logging and testing, in an environment kept small.',
    coverage: claims.complianceCoverage.figure,
  },
  {
    name: 'NIST CSF',
    description:
      'The technology outcomes under the six functions of version 2.0: Govern, Identify, Protect, Detect, Respond and Recover, with a current and a target profile.',
    coverage: claims.complianceCoverage.figure,
  },
]
