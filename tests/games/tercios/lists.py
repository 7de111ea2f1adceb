"""Army lists in one line, for tests."""

from importlib.resources import files

from msgspec.structs import replace

from maestre.games.tercios.armies.army_validation import problems
from maestre.games.tercios.data import ArmyList, CommandEntry, LeaderEntry, UnitEntry, own_figures
from maestre.play import Speaker

FORCES = own_figures().forces

MESSAGES = files("maestre.games.tercios") / "messages"
SPANISH = Speaker("es", MESSAGES)
ENGLISH = Speaker("en", MESSAGES)


def unit(profile: str, *options: str, count: int = 1, elite: bool = False, discipline: bool = False) -> UnitEntry:
    return UnitEntry(profile=profile, options=options, count=count, elite=elite, discipline=discipline)


def leader(level: int, *qualities: str, virtues: tuple[str, ...] = (), name: str = "Sargento") -> LeaderEntry:
    return LeaderEntry(name=name, level=level, virtues=virtues, qualities=qualities)


def command(kind: str, *units: UnitEntry, led: LeaderEntry | None = None, ally: str = "") -> CommandEntry:
    return CommandEntry(kind=kind, leader=led, units=units, ally=ally)


COMMANDER = leader(3, "religioso", "bravo", virtues=("destreza",), name="Maestre")
INFANTRY = command("infantry", unit("tercio", count=2), led=leader(0, name="Sargento mayor"))
CAVALRY = command("cavalry", unit("cuirassiers", count=2), led=leader(0, name="Comisario"))
COMPANIES = command("companies", unit("pike_company", count=2), led=leader(0, name="Capitán"))
BATTERY = command("battery", unit("light_gun"))


def army(
    *commands: CommandEntry,
    chart: str = "standard",
    faction: str = "spain",
    limit: int = 9999,
    commanders: tuple[LeaderEntry, ...] = (COMMANDER,),
    elite: tuple[UnitEntry, ...] = (),
    historical: bool = False,
    century: int = 17,
) -> ArmyList:
    """A Spanish army of one infantry command, unless told otherwise."""
    return ArmyList(
        name="Prueba",
        faction=faction,
        chart=chart,
        limit=limit,
        century=century,
        commanders=commanders,
        elite=elite,
        commands=commands or (INFANTRY,),
        historical=historical,
    )


def led_by(entry: CommandEntry, who: LeaderEntry) -> CommandEntry:
    return replace(entry, leader=who)


def found(one: ArmyList) -> list[tuple[str, str]]:
    """Rule and key of every problem; each must be sayable in both languages, with its remedy."""
    reported = problems(own_figures(), one)
    for problem in reported:
        for speaker in (SPANISH, ENGLISH):
            assert speaker.say(problem.message)
            assert speaker.say(problem.remedy)
    return [(problem.rule, problem.message.key.removeprefix("muster-")) for problem in reported]


def force(name: str) -> ArmyList:
    return FORCES[name].army("es")
