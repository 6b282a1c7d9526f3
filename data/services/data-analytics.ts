import type { Service } from '#data/services/service.ts'

export const dataAnalytics: Service<'data-analytics'> = {
  id: 'data-analytics',
  href: '/data-analytics',
  name: 'Data & Analytics',
  description:
    'Pipelines, metrics and forecasts that hold up in a decision, because every figure can be followed back to the records behind it.',
  features: [
    'Pipelines that can be run again without doubling a row',
    'One agreed definition for every metric',
    'Forecasts tested against the method you use today',
    'Streams where someone acts within minutes, batches everywhere else',
    'Lineage from the report to the source system',
  ],
  benefits: [
    'Meetings discuss the decision instead of whose figure is right',
    'Broken data is stopped before it reaches a report',
    'Planners see the range of a forecast, not only its middle',
    'Cost is visible for each pipeline and each dashboard',
  ],
  page: {
    headline: 'Every figure leads back to the records behind it',
    lead: 'Two dashboards disagree because two teams each defined "customer" in their own way. We begin with the decision and the definition it needs, then build backward to the source, with a contract at every boundary that stops bad data where it enters.',
    metaDescription:
      'Data & analytics: engineering, business intelligence, predictive and real-time analytics, with every figure traced back to its source.',
    capabilities: [
      {
        title: 'Data Engineering',
        description:
          'Data moves from operational systems into one governed store without slowing the systems it comes from. Whether a source is read by change capture, by interface or by file depends on how late the data may be and how corrections arrive. Raw records are kept as they came, so any past day can be computed again.',
        features: [
          'Ingestion by change data capture, API or file, chosen for each source',
          'Idempotent loads, so that a retry never doubles a row',
          'Schema and quality tests that quarantine bad records',
          'Column-level lineage from report to source',
          'Retention, masking and deletion built into the tables',
        ],
      },
      {
        title: 'Business Intelligence',
        description:
          'A metric is defined once, in code, with an owner, and every dashboard reads that definition. Reports are designed from the question backward: a page that would change no decision is not built, and one that nobody opens is retired.',
        features: [
          'Semantic layer with one definition for each metric',
          'Reports designed around a named decision and its owner',
          'Row-level security taken from your directory groups',
          'Self-service datasets with documented columns',
          'Usage reviews that retire unread reports',
        ],
      },
      {
        title: 'Predictive Analytics',
        description:
          'Forecasts and scores are compared with the method you use today, on past periods the model has not seen. We show the range beside the expected value, because a stock planner and a treasurer act on the range. A model that does not beat the simple method is not deployed.',
        features: [
          'Demand, churn, risk and capacity forecasts',
          'Backtests against a naive forecast and your present method',
          'Prediction intervals beside every forecast',
          'The reasons for a score, in terms its user knows',
          'Scheduled comparison of forecast and outcome',
        ],
      },
      {
        title: 'Real-time Analytics',
        description:
          'A stream earns its cost where a person or a program acts within seconds or minutes. We first ask what would be done differently with a fresher figure; if the answer is nothing, an hourly batch is the better design. If there is an answer, we settle event time, late arrivals and duplicates before the first chart.',
        features: [
          'Event streams with versioned schemas',
          'Windows on event time, with a rule for late arrivals',
          'Alerts tied to an action and an owner',
          'Streamed totals reconciled with the batch',
          'Replay and overload tested before launch',
        ],
      },
    ],
    process: [
      {
        number: '01',
        title: 'Questions & Sources',
        description:
          'We list the decisions that the data should serve: who makes them, how often, and how late a figure may be. Then we profile the sources as they are, with their gaps, their duplicates and the fields that people have bent to other uses. What is not worth collecting is decided here, before it has to be stored and governed.',
        details: [
          'Decision list with owner, frequency and tolerated delay',
          'Profile of each source, defects included',
          'Metric glossary with the open disputes named',
          'Written decision on which sources come first and which stay out',
        ],
      },
      {
        number: '02',
        title: 'Model & Pipeline',
        description:
          'One metric goes the whole way first, from source to report, so that technical and organizational obstacles show early. The platform follows from volume, delay and the skills of the team that will run it: data that fits in one database gets one database. New figures run beside the old reports until every difference is explained.',
        details: [
          'Data model and contracts in your own repository',
          'Tested pipeline code, deployed in your own accounts',
          'Reconciliation sheet: old figure, new figure, reason for the difference',
          'Decision records for platform, storage and load method',
        ],
      },
      {
        number: '03',
        title: 'Adoption & Care',
        description:
          'Old reports are switched off on an agreed date, because a second version of the truth does not disappear by itself. Your analysts build the next dataset while we review, which is the real test of a handover. From then on freshness, quality and cost are monitored as for any other service.',
        details: [
          'Retirement list with a date for each old report',
          'Freshness and quality monitors with named owners',
          'Cost view for each pipeline and dashboard',
          'Runbook for late sources, failed loads and backfills',
        ],
      },
    ],
    toolGroups: [
      {
        category: 'Data Processing',
        tools: ['Apache Spark', 'Apache Kafka', 'Apache Flink', 'Apache Airflow', 'dbt'],
      },
      {
        category: 'Cloud Platforms',
        tools: ['AWS', 'Microsoft Azure', 'Google Cloud', 'Snowflake', 'Databricks'],
      },
      {
        category: 'Analytics & BI',
        tools: ['Power BI', 'Tableau', 'Looker', 'Apache Superset', 'Metabase'],
      },
      {
        category: 'Machine Learning',
        tools: ['scikit-learn', 'XGBoost', 'LightGBM', 'PyTorch', 'MLflow'],
      },
    ],
    advantages: [
      {
        title: 'Failure at the boundary',
        description:
          'A renamed column or an empty file is caught where it enters, and the owner of that source is told. The report keeps its last good figure and says how old it is.',
      },
      {
        title: 'Privacy in the tables',
        description:
          'Personal fields are classified on entry, masked by default and joined only for a recorded purpose. A deletion request reaches the derived tables as well as the source.',
      },
      {
        title: 'The smallest platform that fits',
        description:
          'We size storage and processing for the volume you have and the growth you can show. Every additional component has to be run by someone, so it needs a reason on record.',
      },
      {
        title: 'Differences explained, not hidden',
        description:
          'When the new figure differs from the old one, the sheet says which records cause it. Finance can sign off a change it can follow row by row.',
      },
    ],
    closing: {
      title: 'Name one figure that nobody quite believes',
      text: 'Tell us where it is shown, who relies on it and, as far as you know, where it comes from. We reply with how we would trace it and which boundary we would secure first.',
    },
  },
}

/** A station on the path of a record, with the contract at the boundary where the record leaves it. */
export interface DataLayer {
  name: string
  holds: string
  owner: string
  /** What the next station may rely on. */
  contract: string
  /** What happens when the contract is not kept. */
  breach: string
}

export const dataLayersIntroduction = {
  title: 'The path of a record, from source to decision',
  lead: 'Follow one order line. At each boundary somebody promises something to the next station, and a test checks the promise before the record passes.',
}

/** In the order in which a record passes them. */
export const dataLayers: DataLayer[] = [
  {
    name: 'Source',
    holds: 'The order line in the system where it was entered.',
    owner: 'The team that runs the application',
    contract:
      'Named fields, their types and a stable key. A change to any of them is announced as a new version of the schema.',
    breach: 'The load stops for this source alone, and its owner gets the offending field and a sample.',
  },
  {
    name: 'Landing',
    holds: 'The same line, unaltered, with the time it arrived and the load that brought it.',
    owner: 'Data engineering',
    contract:
      'Nothing is lost and nothing is edited: counts agree with the source, and a repeated load adds no copy.',
    breach: "The load is marked incomplete and run again. Later stations keep yesterday's state.",
  },
  {
    name: 'Conformed',
    holds: 'The line with one currency, one time zone and one customer key, personal fields masked.',
    owner: 'Data engineering, with the department the subject belongs to',
    contract:
      'Keys are unique, references resolve, values lie in their agreed ranges. Corrections keep their history.',
    breach: 'The line goes to quarantine with the rule it broke, and the count of such lines is published.',
  },
  {
    name: 'Metric',
    holds: 'The line as part of net revenue, by the one definition of net revenue.',
    owner: 'The person named in the definition',
    contract:
      'The definition is versioned, the total reconciles with the ledger, and the time of the last refresh is shown.',
    breach: 'The figure is shown with a warning and its age, never silently replaced by a partial one.',
  },
  {
    name: 'Decision',
    holds: 'The figure in front of the buyer who decides what to reorder.',
    owner: 'The decision maker',
    contract:
      'The decision is recorded with the figure it relied on and its time, so that the outcome can be compared later.',
    breach: 'A report whose decisions leave no trace is reviewed, and retired if nobody misses it.',
  },
]
