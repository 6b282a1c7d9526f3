import { site } from '#data/site.ts'

/**
 * What visitors ask about, in their words, where a page uses others: by page, then by heading. The assistant finds the
 * passage by them too; it quotes only what the page says.
 */
export const visitorWords: Record<string, Record<string, string>> = {
  '/': {
    Enterprises: 'large company, corporation, many systems, our architecture team',
    'Small & Medium Businesses':
      'too small for you, small firm, no architects of our own, family business, doctor’s practice',
    'Government & Public Sector': 'public body, ministry, city, agency, citizens',
    Startups: 'young company, seed, scale-up, our first enterprise customer',
    'Architect-Led Delivery':
      'who leads the project, responsible person, who is accountable, senior people or juniors',
    'Full-Stack Capability': 'everything from one hand, one supplier for all',
    'Built to Be Handed Over': 'depend on you, our own people carry on without you, own team takes over',
  },
  '/about': {
    'Expensive mistakes are made before the first line of code':
      'how did it begin, your story, why did you start, history, products of your own',
    Mission: 'goal of the firm, why do you exist',
    'AI & Machine Learning': 'frameworks, libraries',
    Curiosity: 'do you try methods yourselves, your own guinea pigs',
  },
  '/services': {
    'Five steps, each with something to hold':
      'pause between steps, stop after a phase, continue with another supplier',
    'Optimization & Support':
      'after go-live, stay involved after launch, maintenance, aftercare, support contract',
    'The first drawing starts with a conversation':
      'first talk without budget, no specification yet, how to begin a conversation',
    'Discovery & Assessment': 'look at what we already have before something new',
  },
  '/careers': {
    'Open Positions':
      'people wanted, vacancies, open roles, job openings, work for you, join your team, engineers wanted, first job, employed by you, look for work',
    'Competitive Compensation': 'salary, wages, pay, bonus, earn as an employee',
    'Flexible Work': 'work from home, remote work, working hours, part-time, relocate, home office',
    'Innovation Time': 'time for side projects, own ideas at work',
    'Health & Wellness': 'employee health insurance, medical coverage, benefits for staff',
    'Send Your Resume': 'send my CV, apply for a job, speculative application',
  },
  '/contact': {
    'What happens next':
      'how fast do you reply, when will I hear back, when do you get back to me, what happens after I have sent the form, who reads it, confirmation, reference number, has my message arrived, how long until an answer to an enquiry',
  },
  '/case-studies': {
    'Retail demand forecasting':
      'work for a retailer, a chain of shops, what did you do in retail, less stock, inventory, warehouse, stores',
    'Healthcare triage': 'faster triage, hospital project, patients',
    'SMB back-office automation': 'small business project, paperwork, lower operating cost',
  },
  '/privacy-policy': {
    'Information you give us':
      'what do you collect, is my name and address stored, what is stored when I send a message, personal details',
    'Information recorded when forms are sent': 'IP address saved, log my address',
    'Page views': 'statistics, analytics, is my visit recorded or tracked, count visitors',
    'Information that stays in your browser':
      'chat typed text sent to a server, does the assistant send what I type, conversation stored',
    'Information we do not collect': 'health data, biometric data, data brokers',
    'How We Use Information': 'what do you do with my data, train models with my messages, training material',
    'How We Share Information':
      'sell my data, pass on to third parties, advertisers, who can see my message, who has access, outsiders with access',
    Security: 'how is my data protected, encryption, passwords',
    Retention:
      'how long do you keep my message, when is it deleted, contact form erased, job application documents kept',
    'Wherever you live':
      'delete my personal data, copy of everything you hold about me, see, correct, right to be forgotten, access request',
    'European Economic Area, United Kingdom and Switzerland':
      'European rights, complaint to the authority, portability, object',
    California: 'Californian resident, CCPA rights',
    'International Transfers':
      'does my data leave Europe, transfer to the United States, other countries, where are servers',
    Children: 'teenager, kid, under age, minor used the site',
    Contact:
      'how quickly do you handle a request, how soon do you answer a privacy request, deadline for requests, data protection officer, how quickly is a correction made',
  },
  '/cookies': {
    'Types of Cookies and Storage': 'cookie kinds, essential',
    'How We Use Cookies and Storage':
      'do you set cookies, must I accept cookies, cookie banner, what is remembered in my browser',
    'Cookie Table': 'list of cookies, google analytics, facebook pixel, trackers',
    'Third-Party Services': 'trackers by others, google, meta, advertising',
    'Management Options': 'clear what is stored, refuse, block cookies, delete browser data',
    [`${site.storagePrefix}.theme`]: 'dark mode, light mode, appearance',
  },
  '/terms': {
    'The site': 'change or end the site',
    'Consulting services':
      'is a message binding, when does a contract begin, statement of work, bound before signing, order',
    'User Responsibilities and Prohibited Uses': 'scrape, crawl, report a vulnerability, bug bounty, misuse',
    'Intellectual Property':
      'who owns what you build, the code after payment, copy or reprint your texts, articles, name us as a client, reference customer, logo, rights to the software you write, put our logo on your homepage',
    Privacy: 'business associate agreement, process personal data for us',
    Disclaimers: 'warranty, guarantee',
    'Liability cap':
      'how much are you liable for, damages, maximum you owe us, we suffer a loss, something goes wrong',
    Indemnification: 'claims by others',
    Termination: 'end the contract early, cancel, terminate, get out',
    'Governing Law': 'which law, American law, which country, court, arbitration, dispute, disagree',
  },
  '/tools': {
    'Free Tools & Apps': 'do I need an account, register, sign up, is the tool free, cost of the apps',
    'Need a Custom Tool?': 'build a calculator for us, own tool',
  },
  '/tools/live-streaming-cost-calculator': {
    'Live Streaming Cost Calculator': 'cost of live video, viewers, webcast, what can I enter',
    'Key Features': 'download the result, csv, print, share the result, chart',
  },
  '/cybersecurity': {
    'Phishing and credential theft': 'stolen passwords, fake emails, account hijacked',
    'Ransomware and data extortion': 'blackmail, encrypted files, protect backups',
    'Exploited edge systems': 'vpn, firewall, patches, unpatched servers',
    'Cloud misconfiguration': 'public bucket, open storage, exposed data',
    'Software supply chain compromise': 'dependencies, open-source packages, poisoned update, npm packages',
    'Malicious insider':
      'rogue or dishonest administrator, employee copies data, sabotage from inside, walk off with customer lists',
    'Security Architecture': 'threat model, trust boundaries',
    'Identity & Access Management':
      'single sign-on, SSO, identity provider, log in, privileges, access reviews',
    'Detection & Response': 'alarms, monitoring, incident, tabletop exercise, do alerts fire, soc team',
    'Application & Supply Chain Security':
      'check dependencies, code scanning, secure development, software bill of materials',
    'Six standards, mapped control by control': 'certificate, auditor, which standards, audits',
    'PCI DSS': 'payment card rules, credit cards, keep the scope small',
    GDPR: 'European data protection compliance',
    HIPAA: 'health data law in the United States',
    'NIST CSF': 'framework',
    'SOC 2': 'get ready for a SOC 2 audit',
    'Tools we work with, yours first':
      'which products, identity providers you support, SIEM, vendors you know',
    'Ranked by consequence': 'which findings to fix first, priority of findings',
    'Manufacturing & Logistics': 'factory network, plant, machines, segment',
  },
  '/ai-systems': {
    'LLM Applications': 'chatbot for our documents, company assistant, search our knowledge',
    'Intelligent Agents': 'bot that acts, carry out steps',
    'Custom AI Models': 'computer vision, own model, image recognition, classify',
    'AI Integration': 'inside our existing applications, switch provider, gateway',
    'Retrieval permissions': 'show documents to the wrong person, rights, confidential files',
    'Tool allow-list': 'prompt injection, hidden instruction in an email, manipulated',
    'Human approval': 'who signs off, a person confirms, pays an invoice by mistake',
    Fallback: 'provider down, outage of the model, slow answer',
    'Trace log': 'record of what the model did, who said that, prove, why did it give this answer, see why',
    'Evaluation set': 'answers got worse, notice after an update, test the model, quality',
    'Retrieval or fine-tuning?': 'RAG, train our own model, which is better',
    'Hosted model or your own hardware?':
      'on-premises, run it all in our own data center, own servers, private cloud, must documents go to OpenAI, sovereign',
    'Large model or small?': 'how big a model',
    'The provider stays replaceable': 'lock-in, change provider, locked in to one provider',
    'We also advise against AI': 'tell us not to use AI, when AI is wrong',
  },
  '/data-analytics': {
    'Every figure leads back to the records behind it':
      'where a number comes from, trace a number to its origin',
    Metric: 'departments count differently, definition of revenue, two numbers for the same thing',
    'Failure at the boundary':
      'source renames a column, schema change, broken input, supplier changes a file layout, downstream',
    'Privacy in the tables': 'masking, keep away, personal fields, anonymize, names hidden from analysts',
    'The smallest platform that fits': 'big platform, expensive warehouse',
    'Differences explained, not hidden': 'new report differs from the old one',
    'Tools, chosen after the design': 'which tools, snowflake, tableau, power bi, kafka',
  },
  '/digital-transformation': {
    'Nobody dares to change the core system.': 'legacy erp, old core, replace piece by piece, mainframe',
    'Customers call to ask where their case stands.': 'too many calls, self-service',
    'Approvals wait in inboxes.': 'slow sign-off, approvals take weeks, requests sit in an inbox',
    'Customer Experience': 'portal, website for customers, accessible, do customers like it, satisfaction',
    'Cloud Migration': 'move out of the data center, workloads',
    'You can stop at any point':
      'priorities change, stop halfway, cancel the program, out of funds, budget cut in the middle of the program',
    'Tools for planning, moving and running': 'salesforce, crm, which tools',
  },
  '/automation': {
    'Leave alone': 'what should stay manual, not automate, keep by hand, better not hand over to software',
    Automate: 'which processes are suitable',
    'Document Processing': 'scanned letters, read invoices, forms, OCR, handwriting, turn paper into records',
    'Systems Integration': 'connect ERP and CRM, interfaces, SAP, type orders from one system into another',
    'Exception Handling': 'special cases, a person decides',
    'Back-office Finance': 'accounts payable, bookkeeping, invoices',
    'Patient Intake & Referrals': 'referral letters, hospital admission',
    'Permits & Public Casework': 'building permit, city applications, faster permits',
    'Employee & Access Requests':
      'onboarding, new employees wait for accounts, leavers, accounts removed when somebody leaves',
    'Tools for the workflow and its edges': 'which workflow engine',
    'Yours to run': 'take over the automation, own repository',
  },
  '/consulting': {
    'Independent view': 'commission, neutral, vendor-independent, do you resell',
    'IT Strategy & Roadmap': 'technology plan',
    'Architecture Review': 'second opinion on our system, check our design',
    'Cloud Strategy':
      'which workloads move, what do we receive, landing zone, cloud bill too high, AWS, Azure',
    'AI Readiness & Governance': 'which AI idea first, rank use cases, AI policy',
    'Due Diligence & Vendor Selection':
      'acquire a business, look into a startup before buying, takeover, compare vendors, choose between vendors, shortlist, take over a competitor, technical opinion',
    Healthcare: 'hospital, clinic',
    'Financial Services': 'we are a bank, insurer, fintech',
    'Government & Public Sector': 'tenders, public body',
    'Retail & E-commerce': 'online shop, stores, web shop',
    'Manufacturing & Logistics': 'factory, plant, warehouse, machines',
    'Software & Startups': 'software vendor, saas',
    'Discovery & Assessment': 'how long is the first phase, duration',
    'Implementation Support': 'stay with us while we build',
  },
  '/blog/welcome-to-our-blog': {
    'Who writes it': 'authors of the articles, who is behind the blog',
  },
  '/blog/ai-adoption-strategy': {
    'Gate first, then rank': 'which AI idea to start with, prioritize use cases, scoring',
    'A pilot is an experiment, so it must be able to fail':
      'proof of concept, failed pilot, set up a pilot, pilot without an end',
    'Buy, configure or build': 'make or buy',
  },
  '/blog/ai-solutions-architecture-business-guide': {
    'What the diagram has to show': 'architecture drawing, boxes and arrows',
    'Make the benefit line survive questions': 'estimate benefits honestly, business case numbers',
  },
  '/blog/building-reliable-ai-systems': {
    'Deadlines, retries and their arithmetic': 'timeouts, how many attempts, back-off',
    'What to record': 'log of a request, tracing',
  },
  '/blog/business-automation-guide': {
    'How automations decay': 'the builder left, employee who built the bot quit, nobody maintains it',
    'Choose the mechanism by what will break it': 'rpa or api, which automation technique',
  },
  '/blog/consulting-services-guide': {
    'Match the contract to the uncertainty': 'fixed price or time and materials, kind of contract',
    'Write the decision down before you write the request':
      'write a good request for proposal, RFP, tender document',
    'First, the cases in which you should not hire anyone': 'when no consultant is needed',
    'The handover test': 'consultants leave, hand over',
  },
  '/blog/data-pipeline-architecture': {
    'Idempotent by construction': 'load is run twice, rerun last month, double counting, duplicates',
    'How fresh is fresh enough?': 'real time, late data, delay',
    'The backfill drill': 'practice a backfill, recompute history, rehearse',
    'Checks that stop, checks that set aside': 'bad records, quarantine, data quality checks',
  },
}
