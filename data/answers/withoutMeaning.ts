import { site } from '#data/site.ts'

/** Words that a question has whatever it is about; the firm's name is one of them here. */
export const withoutMeaning = new Set(
  `a able about again all also already always am an and another any anybody anyone anything are around as ask asked at be became because
  become been before being both but by came can cannot come comes could couldn cover covered covers d did didn do does doesn doing don done
  during each either else enough even ever every everybody everyone everything exactly few first for from get gets getting give given gives
  go goes going gone got had happen happened happening happens has have having hello help helps her here hey hi him his how i if in insist instead into is isn
  it its itself just kind kinds know let like ll look looks lot m made make makes many matter maybe me mean means might mine
  more most much must my myself need needs never no nobody nor not nothing now of off often ok okay on once one only or other
  others our ours ourselves out over own per perhaps please possible possibly put question questions quite rather re really recommend recommended recommends
  s same say says see seem set shall she should show since so some somebody someone something sometimes sort still such suggest suggested suggesting suggestion suggests
  suddenly sure t take taken takes tell than thank thanks that the their them themselves then there these they thing things think this
  those through thus to together too try tried trying turn turned turning turns under until up upon us use used uses using usually ve very via want
  wants was way ways we well were what whatever when where whether which while who whole whom whose why will with within
  without wonder wondering work works worth would yes yet you your yours yourself yourselves company firm guys
  people problem today tomorrow ${site.name.toLowerCase()}`
    .trim()
    .split(/\s+/),
)
