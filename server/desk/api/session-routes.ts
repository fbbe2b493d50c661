import type { FastifyInstance } from 'fastify'
import { nameOfPerson } from '../../../contract/desk/people.ts'
import { type DeskOverview, type DeskSession, deskRoutes } from '../../../contract/desk/replies.ts'
import { sessionRequest } from '../../../contract/desk/requests.ts'
import { DESKS } from '../../../contract/forms.ts'
import { DAY_MS } from '../../../contract/time/units.ts'
import type { ServerContext } from '../../context.ts'
import { peopleSince } from '../../database/overview.ts'
import { mailInProblem } from '../../mail-in/mail-in-state.ts'
import { isPerson } from '../../submissions/desk/actor.ts'
import { countOverview } from '../../submissions/desk/overview.ts'
import { nameCookie, type Person, personOf } from './access.ts'
import { bodyOf, refuse } from './answer.ts'
import type { DeskHttp } from './context.ts'

const PEOPLE_DAYS = 90

/** Who acts, and the counts of the navigation. */
export function sessionRoutes(app: FastifyInstance, http: DeskHttp): void {
  const { desk, context } = http

  app.get(deskRoutes.session(), async (request) => sessionOf(http, personOf(request, desk)))

  app.post(deskRoutes.session(), async (request, reply) => {
    if (personOf(request, desk).source === 'proxy') return refuse(409, 'The proxy in front says who you are.')
    const body = bodyOf(request, sessionRequest)
    reply.header('Set-Cookie', nameCookie(body.name, desk))
    return sessionOf(http, { name: nameOfPerson(desk.people, body.name), source: 'cookie' })
  })

  app.get(deskRoutes.overview(), async (request): Promise<DeskOverview> => {
    const counts = await countOverview(context, personOf(request, desk))
    return { ...counts, mailInProblem: await mailInProblem(context) }
  })
}

async function sessionOf({ context }: DeskHttp, { name, source }: Person): Promise<DeskSession> {
  const { company } = context
  const now = context.now()
  return {
    name: name === '' ? null : name,
    source,
    company: company.name,
    phone: company.phone.display,
    timeZone: company.timeZone,
    now: new Date(now).toISOString(),
    desks: DESKS.map((desk) => ({ name: desk, mail: company.mail[desk] })),
    hours: company.hours,
    holidays: company.holidays.map(({ date, name }) => ({ date, name })),
    people: await peopleOf(context, now),
    staff: context.people.map((person) => person.name),
  }
}

/** Whom the settings name, and who acted lately, each once. */
async function peopleOf({ db, people }: ServerContext, now: number): Promise<string[]> {
  const lately = (await peopleSince(db, now - PEOPLE_DAYS * DAY_MS)).filter(isPerson)
  return [...new Set([...people.map(({ name }) => name), ...lately.map((name) => nameOfPerson(people, name))])]
}
